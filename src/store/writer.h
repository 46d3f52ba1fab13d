/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/file-stamp.h"

G_BEGIN_DECLS

/**
 * ArbRecordWriter:
 *
 * Saves one document in a thread of its own, so that the caller does not wait for the disk. At most
 * one save runs at a time, and only the last of the waiting states is written.
 */
typedef struct _ArbRecordWriter ArbRecordWriter;

/**
 * ArbRecordEvent:
 * @ARB_RECORD_SAVED: a state was saved, and with it all earlier ones
 * @ARB_RECORD_RESTORED: the same, and the file had been deleted before
 * @ARB_RECORD_NOT_SAVED: a state could not be saved
 * @ARB_RECORD_CHANGED: another program has changed the file, as arb_record_writer_look() has found
 *
 * The events that a writer reports.
 */
typedef enum
{
  ARB_RECORD_SAVED,
  ARB_RECORD_RESTORED,
  ARB_RECORD_NOT_SAVED,
  ARB_RECORD_CHANGED,
} ArbRecordEvent;

/**
 * ArbRecordWriterFunc:
 * @event: what has happened
 * @generation: the state that was tried last
 * @error: (nullable): the reason, for %ARB_RECORD_NOT_SAVED
 * @data: the data of arb_record_writer_new()
 *
 * Reports the result of a save, or that the file has changed. Called in the main context that was
 * the thread's default when the writer was made, and never after arb_record_writer_free().
 */
typedef void (*ArbRecordWriterFunc) (ArbRecordEvent event, guint64 generation, const GError *error,
                                     gpointer data);

/**
 * arb_record_writer_new:
 * @path: the file
 * @func: (nullable): called after every save
 * @data: data for @func
 *
 * Returns: (transfer full): a writer; free with arb_record_writer_free()
 */
ArbRecordWriter *arb_record_writer_new (const char *path, ArbRecordWriterFunc func, gpointer data);

/**
 * arb_record_writer_expect:
 * @writer: a writer that has not saved yet
 * @stamp: a stamp of the file when it was read
 *
 * Without this call the first save makes a new file. With it, a save fails with
 * %ARB_STORE_ERROR_CHANGED if the file has other contents. A deleted file is written again, which
 * is reported.
 */
void arb_record_writer_expect (ArbRecordWriter *writer, const ArbFileStamp *stamp);

/**
 * arb_record_writer_look:
 * @writer: a writer
 *
 * Reads the file again in the thread, and reports %ARB_RECORD_CHANGED if it has other contents than
 * were last read or saved. Never waits for the disk.
 */
void arb_record_writer_look (ArbRecordWriter *writer);

/**
 * arb_record_writer_save:
 * @writer: a writer
 * @text: the whole file, from arb_document_to_bytes()
 *
 * Queues a state, in place of one that still waits. Never waits for the disk.
 *
 * Returns: the generation of this state, from 1
 */
guint64 arb_record_writer_save (ArbRecordWriter *writer, GBytes *text);

/**
 * arb_record_writer_flush:
 * @writer: a writer
 * @error: set if the last state could not be saved
 *
 * Waits until the last queued state was saved, or failed.
 *
 * Returns: whether it was saved
 */
gboolean arb_record_writer_flush (ArbRecordWriter *writer, GError **error);

/** arb_record_writer_free: saves a state that still waits, then frees @writer. %NULL is allowed. */
void arb_record_writer_free (ArbRecordWriter *writer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbRecordWriter, arb_record_writer_free)

G_END_DECLS
