import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Hooks, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { calendarFeedRows } from '../db/schema/calendars/calendars.ts'
import { stays } from '../db/schema/reservations/reservations.ts'
import { lockUnits } from './night-queries.ts'
import { ApiError, invalid } from '../platform/errors.ts'

type Values = Readonly<Record<string, unknown>>

/** A whole needs at least two rooms; with one it would be that room. */
const leastRooms = 2

/**
 * Refuses values of a unit that contradict what it takes: a whole with less than two rooms, with more persons than its
 * rooms sleep, a second whole of the same rooms, and a price by rooms for something else than the whole.
 * @throws ApiError `invalid`; `in_use` where a unit with stays, closures or portals would take other nights
 */
export const checkWhole: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const unit: Values = { ...current, ...draft }
  const issues = [...priceIssues(unit), ...(isWhole(unit) ? await roomIssues(db, unit) : [])]
  if (issues.length > 0) throw invalid(issues)
  if (current && takesOthers(unit, current)) await refuseInUse(db, current)
  return draft
}

/** Whether the values of a unit let a building or the property as a whole. */
export const isWhole = ({ let_as }: Values): boolean => typeof let_as === 'string' && let_as !== 'unit'

function priceIssues(unit: Values): FieldIssue[] {
  if (typeof unit['rooms_discount'] !== 'number') return []
  if (!isWhole(unit)) return [{ path: 'rooms_discount', code: 'invalid_value' }]
  const basis = unit['price_basis']
  return basis === undefined || basis === 'unit' ? [] : [{ path: 'price_basis', code: 'invalid_value' }]
}

async function roomIssues(db: Db, unit: Values): Promise<FieldIssue[]> {
  const { let_as, accommodation_object: building } = unit
  const ofBuilding = let_as === 'building' ? eq(units.accommodation_object, String(building)) : undefined
  const others = and(ofBuilding, typeof unit['id'] === 'string' ? ne(units.id, unit['id']) : undefined)
  const [rooms] = await db
    .select({
      count: sql<number>`count(*)::int`,
      sleeps: sql<number>`coalesce(sum(${units.capacity} + ${units.extra_beds}), 0)::int`,
    })
    .from(units)
    .where(and(others, eq(units.let_as, 'unit'), eq(units.active, true)))
  const issues: FieldIssue[] = []
  if (!rooms || rooms.count < leastRooms) issues.push({ path: 'let_as', code: 'too_few_rooms' })
  else if (Number(unit['capacity']) + Number(unit['extra_beds'] ?? 0) > rooms.sleeps)
    issues.push({ path: 'capacity', code: 'too_big' })
  const sameWhole = and(others, eq(units.let_as, let_as === 'building' ? 'building' : 'property'))
  if ((await db.$count(units, sameWhole)) > 0) issues.push({ path: 'let_as', code: 'not_unique' })
  return issues
}

/** Whether the change gives a unit other nights: those of other rooms, or of rooms in place of its own. */
const takesOthers = (unit: Values, current: Row) =>
  unit['let_as'] !== current['let_as'] ||
  (unit['let_as'] === 'building' && unit['accommodation_object'] !== current['accommodation_object'])

async function refuseInUse(db: Db, { id }: Row): Promise<void> {
  await lockUnits(db, [id])
  const counts = {
    stays: await db.$count(stays, eq(stays.unit, id)),
    closures: await db.$count(closureRows, eq(closureRows.accommodation_unit, id)),
    calendar_feeds: await db.$count(calendarFeedRows, eq(calendarFeedRows.accommodation_unit, id)),
  }
  const details = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
  if (Object.keys(details).length > 0)
    throw new ApiError('in_use', 'Stays, closures or portals have nights of the unit', { details })
}
