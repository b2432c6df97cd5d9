import { declare } from '@dvor/contract/declaration/collection.ts'
import * as f from '@dvor/contract/declaration/fields.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { count as countRows } from 'drizzle-orm'
import type { Columns, ServerCollection } from '../crud/define.ts'
import { nothing } from '../crud/access.ts'
import { viewOf } from '../crud/view.ts'
import { systemActor } from '../platform/actor.ts'
import { parseListQuery, type RawQuery } from '../crud/query.ts'
import { orderSql, whereSql } from '../crud/sql.ts'
import type { Db } from '../db/database.ts'
import { fileShape } from '../platform/files/file-queries.ts'
import { files } from '../db/schema/system/files.ts'

/** Fields by which files are filtered and sorted; files are no collection, so nothing else is derived from this. */
export const uploads = declare({
  name: 'files',
  label: { one: { sk: 'Súbor', en: 'File' }, many: { sk: 'Súbory', en: 'Files' } },
  operations: ['list', 'count', 'single'],
  permissions: { read: 'content.edit', edit: 'content.edit' },
  titleField: 'name',
  sort: 'createdAt:DESC',
  fields: {
    name: f.text({ label: { sk: 'Názov', en: 'Name' } }),
    url: f.text({ label: { sk: 'Adresa', en: 'Address' } }),
    mime: f.text({ label: { sk: 'Druh', en: 'Kind' } }),
    size: f.integer({ label: { sk: 'Veľkosť v bajtoch', en: 'Size in bytes' } }),
    width: f.integer({ label: { sk: 'Šírka', en: 'Width' } }),
    height: f.integer({ label: { sk: 'Výška', en: 'Height' } }),
    alt: f.text({ label: { sk: 'Popis obrázka', en: 'Description of the picture' } }),
    ref: f.text({ label: { sk: 'Komu patrí: druh záznamu', en: 'Owner: kind of record' } }),
    refId: f.relation('files', { label: { sk: 'Komu patrí: záznam', en: 'Owner: record' } }),
    field: f.text({ label: { sk: 'Komu patrí: pole', en: 'Owner: field' } }),
  },
})

// A stored file never changes, except for its description.
const columns: Columns = { ...(files as unknown as Columns), updatedAt: files.createdAt }
const collection: ServerCollection = {
  declaration: uploads,
  table: files,
  columns,
  visitors: nothing,
  read: nothing,
  hooks: {},
  errors: [],
  handledElsewhere: [],
  hasSearchText: false,
}
const view = viewOf(systemActor, collection)

/** Uploaded files by the query dialect, newest first. @throws ApiError `query_invalid` */
export async function listUploads(db: Db, raw: RawQuery): Promise<UploadedFile[]> {
  const query = parseListQuery(raw, view)
  return db
    .select(fileShape)
    .from(files)
    .where(whereSql(collection, query, view))
    .orderBy(...orderSql(collection.columns, query.sort))
    .limit(query.limit)
    .offset(query.start)
}

/** Number of files that the same query would list without paging. @throws ApiError `query_invalid` */
export async function countUploads(db: Db, raw: RawQuery): Promise<number> {
  const where = whereSql(collection, parseListQuery(raw, view), view)
  const [row] = await db.select({ value: countRows() }).from(files).where(where)
  return row?.value ?? 0
}
