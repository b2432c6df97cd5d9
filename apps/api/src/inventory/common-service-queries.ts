import { unitsLacking } from '@dvor/booking/services/unit-requirements.ts'
import { asc } from 'drizzle-orm'
import { cachedRead } from '../db/cached-read.ts'
import type { Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { prepared } from '../db/prepared.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'

const servicesStatement = prepared((db) =>
  db
    .select()
    .from(commonServiceRows)
    .orderBy(asc(commonServiceRows.order), asc(commonServiceRows.id))
    .prepare('list_common_services'),
)

const equippedStatement = prepared((db) =>
  db
    .select({ id: units.id, amenities: units.amenities, pets_allowed: units.pets_allowed })
    .from(units)
    .prepare('list_equipped_units'),
)

/** All common services, also those no longer offered: a reservation may have one. In the owner's order. */
export const listCommonServices = cachedRead(async (db) => {
  const [services, equipped] = await pipelined([
    servicesStatement(db).execute(),
    equippedStatement(db).execute(),
  ])
  return services.map((service) => ({ ...service, lacking: unitsLacking(service, equipped) }))
})

/** Common services that are offered, in the owner's order. */
export async function listActiveServices(db: Db) {
  return (await listCommonServices(db)).filter(({ active }) => active)
}
