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
 * ArbRecordWriterFunc:
 * @generation: the state that was tried; with it, all before it are on the disk
 * @restored: whether the file was gone from its place, and is there again by this save
 * @error: (nullable): why it is not on the disk
 * @data: as given
 *
 * Tells that a save has returned. Called in the main context that was the thread's default when
 * the writer was made, and never after arb_record_writer_free().
 */
typedef void (*ArbRecordWriterFunc) (guint64 generation, gboolean restored, const GError *error,
                                     gpointer data);

/**
 * arb_record_writer_new:
 * @path: the file
 * @func: (nullable): told of every save
 * @data: for @func
 *
 * Returns: (transfer full): a writer; free with arb_record_writer_free()
 */
ArbRecordWriter *arb_record_writer_new (const char *path, ArbRecordWriterFunc func, gpointer data);

/**
 * arb_record_writer_expect:
 * @writer: a writer that has not saved yet
 * @stamp: the file as it was when it was read
 *
 * From now on a save fails with %ARB_STORE_ERROR_CHANGED if another program has written the file
 * since then, and leaves it alone. After a first save that holds without being asked for. A file
 * that is gone is written again, which the report of that save tells.
 */
void arb_record_writer_expect (ArbRecordWriter *writer, const ArbFileStamp *stamp);

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
