import { asc } from 'drizzle-orm'
import { cachedRead } from '../db/cached-read.ts'
import { prepared } from '../db/prepared.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'

const servicesStatement = prepared((db) =>
  db
    .select()
    .from(commonServiceRows)
    .orderBy(asc(commonServiceRows.order), asc(commonServiceRows.id))
    .prepare('list_common_services'),
)

/** All common services, also those no longer offered: a reservation may have one. In the owner's order. */
export const listCommonServices = cachedRead((db) => servicesStatement(db).execute())

/** Common services that are offered, in the owner's order. */
export const listActiveServices = cachedRead(async (db) =>
  (await servicesStatement(db).execute()).filter(({ active }) => active),
)
