import type { PictureFocus, UploadedFile } from '@dvor/contract/values/uploads.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { newId } from '../../ids.ts'

/** Uploaded files and their owners; an owner is identified by `ref`, `refId` and `field` (docs/contract.md, Uploads). */
export const files = pgTable(
  'files',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    ref: text('ref'),
    refId: uuid('ref_id'),
    field: text('field'),
    name: text('name').notNull(),
    url: text('url').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt'),
    focus: text('focus').$type<PictureFocus>(),
    formats: jsonb('formats').$type<UploadedFile['formats']>().notNull().default([]),
    placeholder: text('placeholder'),
    /** Time since which it has no owner; files without an owner are removed after 7 days. */
    unownedSince: instant('unowned_since'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('files_of_owner').on(table.ref, table.refId)],
)
