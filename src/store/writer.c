/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/writer.h"

#include "store/durable.h"

/* Shared by the owner, the thread and every pending report. */
struct _ArbRecordWriter
{
  gatomicrefcount references;
  char *path;
  GMainContext *context;
  GThread *thread;

  /* Used only in the writer's thread, after the first state was queued. */
  ArbFileStamp stamp;

  /* Used only in the owner's thread. */
  ArbRecordWriterFunc func;
  gpointer data;

  GMutex mutex; /* protects all fields below */
  GCond changed;
  GBytes *waiting;
  guint64 queued;   /* generation of the last state queued */
  guint64 tried;    /* generation of the last state whose save has returned */
  GError *error;    /* of that save */
  gboolean looking; /* whether the file has to be compared */
  gboolean closing;
};

typedef struct
{
  ArbRecordWriter *writer;
  ArbRecordEvent event;
  guint64 generation;
  GError *error;
} Report;

static void
unref (ArbRecordWriter *writer)
{
  if (!g_atomic_ref_count_dec (&writer->references))
    return;

  g_free (writer->path);
  g_main_context_unref (writer->context);
  g_clear_pointer (&writer->waiting, g_bytes_unref);
  g_clear_error (&writer->error);
  g_mutex_clear (&writer->mutex);
  g_cond_clear (&writer->changed);
  g_free (writer);
}

static gboolean
deliver (gpointer data)
{
  Report *report = data;

  if (report->writer->func != NULL)
    report->writer->func (report->event, report->generation, report->error, report->writer->data);
  return G_SOURCE_REMOVE;
}

static void
free_report (gpointer data)
{
  Report *report = data;

  unref (report->writer);
  g_clear_error (&report->error);
  g_free (report);
}

static void
notify (ArbRecordWriter *writer, ArbRecordEvent event, guint64 generation, const GError *error)
{
  Report *report = g_new (Report, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  g_atomic_ref_count_inc (&writer->references);
  report->writer = writer;
  report->event = event;
  report->generation = generation;
  report->error = error != NULL ? g_error_copy (error) : NULL;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver, report, free_report);
  g_source_attach (source, writer->context);
}

/* Called with the mutex held; releases it during I/O. */
static void
save_waiting (ArbRecordWriter *writer)
{
  g_autoptr (GBytes) text = g_steal_pointer (&writer->waiting);
  guint64 generation = writer->queued;
  ArbRecordEvent event = ARB_RECORD_NOT_SAVED;
  gboolean restored;
  g_autoptr (GError) error = NULL;

  g_mutex_unlock (&writer->mutex);
  if (arb_store_save (writer->path, text, &writer->stamp, &restored, &error))
    event = restored ? ARB_RECORD_RESTORED : ARB_RECORD_SAVED;
  notify (writer, event, generation, error);
  g_mutex_lock (&writer->mutex);

  writer->tried = generation;
  g_clear_error (&writer->error);
  writer->error = g_steal_pointer (&error);
  g_cond_broadcast (&writer->changed);
}

/* Called with the mutex held; releases it during I/O. */
static void
look (ArbRecordWriter *writer)
{
  guint64 generation = writer->tried;
  ArbFileStamp now;

  writer->looking = FALSE;
  if (!writer->stamp.exists)
    return;
  g_mutex_unlock (&writer->mutex);
  if (arb_file_stamp_take (&now, writer->path, NULL) && now.exists
      && !arb_file_stamp_equal (&now, &writer->stamp))
    notify (writer, ARB_RECORD_CHANGED, generation, NULL);
  g_mutex_lock (&writer->mutex);
}

static gpointer
run (gpointer data)
{
  ArbRecordWriter *writer = data;

  arb_store_tidy (writer->path);
  g_mutex_lock (&writer->mutex);
  while (writer->waiting != NULL || !writer->closing)
    if (writer->waiting != NULL)
      save_waiting (writer);
    else if (writer->looking)
      look (writer);
    else
      g_cond_wait (&writer->changed, &writer->mutex);
  g_mutex_unlock (&writer->mutex);
  return NULL;
}

ArbRecordWriter *
arb_record_writer_new (const char *path, ArbRecordWriterFunc func, gpointer data)
{
  ArbRecordWriter *writer;

  g_return_val_if_fail (path != NULL, NULL);

  writer = g_new0 (ArbRecordWriter, 1);
  g_atomic_ref_count_init (&writer->references);
  writer->path = g_strdup (path);
  writer->context = g_main_context_ref_thread_default ();
  writer->func = func;
  writer->data = data;
  g_mutex_init (&writer->mutex);
  g_cond_init (&writer->changed);
  writer->thread = g_thread_new ("record-writer", run, writer);
  return writer;
}

void
arb_record_writer_expect (ArbRecordWriter *writer, const ArbFileStamp *stamp)
{
  g_return_if_fail (writer != NULL && stamp != NULL);
  g_return_if_fail (writer->queued == 0);

  writer->stamp = *stamp;
}

void
arb_record_writer_look (ArbRecordWriter *writer)
{
  g_return_if_fail (writer != NULL);

  g_mutex_lock (&writer->mutex);
  writer->looking = TRUE;
  g_cond_broadcast (&writer->changed);
  g_mutex_unlock (&writer->mutex);
}

guint64
arb_record_writer_save (ArbRecordWriter *writer, GBytes *text)
{
  guint64 generation;

  g_return_val_if_fail (writer != NULL && text != NULL, 0);

  g_mutex_lock (&writer->mutex);
  g_clear_pointer (&writer->waiting, g_bytes_unref);
  writer->waiting = g_bytes_ref (text);
  generation = ++writer->queued;
  g_cond_broadcast (&writer->changed);
  g_mutex_unlock (&writer->mutex);
  return generation;
}

gboolean
arb_record_writer_flush (ArbRecordWriter *writer, GError **error)
{
  gboolean saved;

  g_return_val_if_fail (writer != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  g_mutex_lock (&writer->mutex);
  while (writer->tried < writer->queued)
    g_cond_wait (&writer->changed, &writer->mutex);
  saved = writer->error == NULL;
  if (!saved && error != NULL)
    *error = g_error_copy (writer->error);
  g_mutex_unlock (&writer->mutex);
  return saved;
}

void
arb_record_writer_free (ArbRecordWriter *writer)
{
  if (writer == NULL)
    return;

  g_mutex_lock (&writer->mutex);
  writer->closing = TRUE;
  g_cond_broadcast (&writer->changed);
  g_mutex_unlock (&writer->mutex);
  g_thread_join (writer->thread);

  writer->func = NULL;
  unref (writer);
}
