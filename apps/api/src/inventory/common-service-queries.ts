import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'

const servicesStatement = prepared((db) =>
  db
    .select()
    .from(commonServiceRows)
    .where(eq(commonServiceRows.active, true))
    .orderBy(asc(commonServiceRows.order), asc(commonServiceRows.id))
    .prepare('list_active_services'),
)

/** Common services that are offered, in the owner's order. */
export async function listActiveServices(db: Db) {
  return servicesStatement(db).execute()
}

/** All common services, also those no longer offered: a reservation may have one. */
export async function listCommonServices(db: Db) {
  return db.select().from(commonServiceRows).orderBy(asc(commonServiceRows.order), asc(commonServiceRows.id))
}
