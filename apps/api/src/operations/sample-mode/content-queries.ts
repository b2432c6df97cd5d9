import type { SampleOverview } from '@dvor/contract/installation/sample-mode.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { contactRows } from '../../db/schema/content/contacts.ts'
import { textBlockRows } from '../../db/schema/content/text-blocks.ts'
import type { ServerCollection } from '../../crud/define.ts'
import type { Db } from '../../db/database.ts'
import { sampleRows } from '../../db/schema/system/sample-rows.ts'
import { calendarFeedRows } from '../../db/schema/calendars/calendars.ts'
import { history } from '../../db/schema/system/history.ts'
import { files } from '../../db/schema/system/files.ts'
import { userRows } from '../../db/schema/accounts/users.ts'

/** Whether a record came with the sample and no person has changed it since; changed records belong to the owner. */
export const isUntouched = (collection: string, id: AnyPgColumn): SQL => sql`(
  exists (select from ${sampleRows} s where s.collection = ${collection} and s.record_id = ${id} and not s.rewritten)
  and not exists (
    select from ${history} h where h.collection = ${collection} and h.record_id = ${id} and h.actor <> 'system'))`

/** Ids of a collection's sample records that still exist and are untouched. */
export async function listUntouched(
  db: Db,
  { declaration: { name }, table, columns }: ServerCollection,
): Promise<string[]> {
  const id = columns['id']
  if (!id) throw new Error(`${name} has no id`)
  const rows = await db.select({ id }).from(table).where(isUntouched(name, id)).orderBy(id)
  return rows.map((row) => String(row.id))
}

/** Number of records that always stay. */
export async function countKept(db: Db): Promise<SampleOverview['kept']> {
  return {
    units: await db.$count(units),
    texts: await db.$count(textBlockRows),
    contacts: await db.$count(contactRows),
    pictures: await db.$count(files, sql`${files.width} is not null`),
    feeds: await db.$count(calendarFeedRows),
    users: await db.$count(userRows),
  }
}
