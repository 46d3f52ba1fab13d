/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/file-stamp.h"

G_BEGIN_DECLS

/**
 * ArbRecordWriter:
 *
 * Saves one document without anybody waiting for the disk: one thread, at most one save in
 * flight, and of the states that wait only the last is written.
 */
typedef struct _ArbRecordWriter ArbRecordWriter;

/**
 * ArbRecordEvent:
 * @ARB_RECORD_SAVED: a state is on the disk, and with it all before
 * @ARB_RECORD_RESTORED: the same, and the file was gone from its place before
 * @ARB_RECORD_NOT_SAVED: a state is not on the disk
 * @ARB_RECORD_CHANGED: another program has changed the file, as arb_record_writer_look() has found
 *
 * What a writer reports.
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
 * @error: (nullable): why it is not saved, for %ARB_RECORD_NOT_SAVED
 * @data: as given
 *
 * Reports that a save has returned, or that the file has changed. Called in the main context that was
 * the thread's default when the writer was made, and never after arb_record_writer_free().
 */
typedef void (*ArbRecordWriterFunc) (ArbRecordEvent event, guint64 generation, const GError *error,
                                     gpointer data);

/**
 * arb_record_writer_new:
 * @path: the file
 * @func: (nullable): called after every save
 * @data: for @func
 *
 * Returns: (transfer full): a writer; free with arb_record_writer_free()
 */
ArbRecordWriter *arb_record_writer_new (const char *path, ArbRecordWriterFunc func, gpointer data);

/**
 * arb_record_writer_expect:
 * @writer: a writer that has not saved yet
 * @stamp: what the file held when it was read
 *
 * Without it the first save makes a new file. A save fails with %ARB_STORE_ERROR_CHANGED if the file
 * holds something else by then. A file that is gone is written again, which is reported.
 */
void arb_record_writer_expect (ArbRecordWriter *writer, const ArbFileStamp *stamp);

/**
 * arb_record_writer_look:
 * @writer: a writer
 *
 * Has the file read again, and reports %ARB_RECORD_CHANGED if it holds something else than was read
 * or saved last. Never blocks on the disk.
 */
void arb_record_writer_look (ArbRecordWriter *writer);

/**
 * arb_record_writer_save:
 * @writer: a writer
 * @text: the whole file, as from arb_document_to_bytes()
 *
 * Queues a state; one that still waits is forgotten. Never blocks on the disk.
 *
 * Returns: the generation of this state, from 1
 */
guint64 arb_record_writer_save (ArbRecordWriter *writer, GBytes *text);

/**
 * arb_record_writer_flush:
 * @writer: a writer
 * @error: why the last state is not on the disk
 *
 * Waits until the last state queued has been tried.
 *
 * Returns: whether it is on the disk
 */
gboolean arb_record_writer_flush (ArbRecordWriter *writer, GError **error);

/** arb_record_writer_free: writes what still waits, then frees @writer. %NULL is allowed. */
void arb_record_writer_free (ArbRecordWriter *writer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbRecordWriter, arb_record_writer_free)

G_END_DECLS
