import { propertyZone } from '@dvor/format/instants.ts'
import { sql } from 'drizzle-orm'
import { objects } from '../../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import type { Db } from '../../db/database.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'

export interface LetUnit {
  id: string
  title: string
  code: string
  active: boolean
  /** The first day on which the unit could be let. */
  begins: string
}

/**
 * All rooms in the owner's order, without wholes, whose nights are those of their rooms. A unit counts from the day it was entered, or from its first guest where stays were
 * entered later than they took place; so a unit bought this spring does not count as empty last year.
 */
export async function listLetUnits(db: Db): Promise<LetUnit[]> {
  const { rows } = await db.execute<Record<keyof LetUnit, unknown>>(sql`
    select u.id, u.title, u.code, u.active, least(
      (u.created_at at time zone ${propertyZone})::date,
      (select min(n.night) from ${roomNightRows} n where n.unit = u.id and n.closure is null))::text as begins
    from ${units} u join ${objects} o on o.id = u.accommodation_object
    where u.let_as = 'unit'
    order by o."order", o.id, u."order", u.code, u.id`)
  return rows as unknown as LetUnit[]
}
