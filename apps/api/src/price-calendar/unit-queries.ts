import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'

/** All units in the owner's order, also those put aside: their prices are prepared before they are offered. */
export const listPricedUnits = (db: Db) =>
  db
    .select({
      id: units.id,
      title: units.title,
      code: units.code,
      object_title: objects.title,
      active: units.active,
      price_basis: units.price_basis,
      capacity: units.capacity,
    })
    .from(units)
    .innerJoin(objects, eq(objects.id, units.accommodation_object))
    .orderBy(asc(objects.order), asc(objects.id), asc(units.order), asc(units.code), asc(units.id))

export type PricedUnit = Awaited<ReturnType<typeof listPricedUnits>>[number]
