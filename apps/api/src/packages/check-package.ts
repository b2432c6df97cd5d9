import { arrivesOn } from '@dvor/booking/packages/package-price.ts'
import { takesPlaceOn, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { IncludedService } from '@dvor/contract/pricing/packages.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Draft, Hooks, Row } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { voucherRows } from '../db/schema/accounting/vouchers.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { listIssues } from '../inventory/check-units.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { listSlotsOf } from '../slots/queries.ts'
import type { PackageRow } from './package-queries.ts'

const absent = {
  active: true,
  units: [],
  places: null,
  arrival_weekdays: [],
  child_prices: [],
  included_services: [],
  included_common_services: [],
}

/** The package after the write; a body that was validated has all required values. */
const written = (draft: Draft, current: Row | undefined): PackageRow =>
  ({ ...absent, ...current, ...draft }) as unknown as PackageRow

/** Days of arrival; a range of years is looked through for one year. */
function arrivals(sold: PackageRow): Day[] {
  const days = eachDay(sold.arrival_from, addDays(sold.arrival_to, 1)).slice(0, 370)
  return days.filter((day) => arrivesOn(sold, day))
}

/** Values of a package that contradict each other. */
function ownIssues(sold: PackageRow): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (sold.price < 1) issues.push({ path: 'price', code: 'too_small' })
  if (sold.price_basis === 'unit' && sold.child_prices.length > 0)
    issues.push({ path: 'child_prices', code: 'invalid_value' })
  if (sold.arrival_from <= sold.arrival_to && arrivals(sold).length === 0)
    issues.push({ path: 'arrival_weekdays', code: 'invalid_choice' })
  return issues
}

/** Whether one of the slots takes place on the day of the stay, for any arrival. */
const everTakesPlace = (sold: PackageRow, day: number, slots: readonly OfferedSlot[]): boolean =>
  arrivals(sold).some((arrival) => slots.some(({ slot }) => takesPlaceOn(slot, addDays(arrival, day))))

const isSame = (a: IncludedService, b: IncludedService): boolean =>
  a.service === b.service && a.day === b.day && a.service_slot === b.service_slot

/** Issues of the included slot services: unknown ones, a day after the departure, a time that never takes place. */
async function serviceIssues(db: Db, sold: PackageRow): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = []
  for (const [index, one] of sold.included_services.entries()) {
    const path = `included_services.${index}`
    const slots = await listSlotsOf(db, one.service)
    const meant = slots.filter(({ slot }) => one.service_slot === null || slot.id === one.service_slot)
    if (slots.length === 0) issues.push({ path: `${path}.service`, code: 'not_found' })
    else if (meant.length === 0) issues.push({ path: `${path}.service_slot`, code: 'not_found' })
    else if (one.day > sold.nights) issues.push({ path: `${path}.day`, code: 'too_big' })
    else if (!everTakesPlace(sold, one.day, meant))
      issues.push({ path: `${path}.service_slot`, code: 'invalid_choice' })
    if (sold.included_services.findIndex((other) => isSame(one, other)) < index)
      issues.push({ path, code: 'not_unique' })
  }
  return issues
}

/** A package that no unit sells, or whose every day of arrival lies in a closure of all its units. */
async function saleIssues(db: Db, sold: PackageRow): Promise<FieldIssue[]> {
  if (!sold.active || sold.arrival_to < sold.arrival_from) return []
  const listed = sold.units.length > 0 ? inArray(units.id, [...sold.units]) : eq(units.let_as, 'unit')
  const offered = await db
    .select({ id: units.id })
    .from(units)
    .where(and(units.active, units.online_bookable, listed))
  if (offered.length === 0) return [{ path: 'units', code: 'never_open' }]
  const ids = offered.map(({ id }) => id)
  const closures = await db
    .select({ unit: closureRows.accommodation_unit, from: closureRows.day_from, to: closureRows.day_to })
    .from(closureRows)
    .where(inArray(closureRows.accommodation_unit, ids))
  const isClosed = (unit: string, arrival: Day) =>
    closures.some((one) => one.unit === unit && one.from < addDays(arrival, sold.nights) && one.to >= arrival)
  const isOpen = arrivals(sold).some((arrival) => ids.some((unit) => !isClosed(unit, arrival)))
  return isOpen || arrivals(sold).length === 0 ? [] : [{ path: 'arrival_from', code: 'never_open' }]
}

async function commonServiceIssues(db: Db, ids: readonly string[]): Promise<FieldIssue[]> {
  if (ids.length === 0) return []
  const uniqueIds = new Set(ids)
  const count = await db.$count(commonServiceRows, inArray(commonServiceRows.id, [...uniqueIds]))
  return count === uniqueIds.size ? [] : [{ path: 'included_common_services', code: 'not_found' }]
}

/**
 * Refuses a package that contradicts itself: without a day of arrival, with prices of children beside a price per unit,
 * with a service that takes place on none of its days, or sold by no unit on any of its days. @throws ApiError `invalid`
 */
export const checkPackage: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const sold = written(draft, current)
  const issues = [
    ...ownIssues(sold),
    ...(await listIssues(db, draft, ['units'])),
    ...(await serviceIssues(db, sold)),
    ...(await commonServiceIssues(db, sold.included_common_services)),
  ]
  // Asked last, because it is no answer for values that are wrong in themselves.
  if (issues.length === 0) issues.push(...(await saleIssues(db, sold)))
  if (issues.length > 0) throw invalid(issues)
  return draft
}

/** Refuses the delete of a slot service that a package includes. @throws ApiError `in_use` with the number of packages */
export const refuseIncludedService: NonNullable<Hooks['beforeDelete']> = async (db, { id }) => {
  const listed = sql`${packageRows.included_services} @> ${JSON.stringify([{ service: id }])}::jsonb`
  const packages = await db.$count(packageRows, listed)
  if (packages > 0) throw new ApiError('in_use', 'Packages include the service', { details: { packages } })
}

/** Refuses the delete of a package that was sold. @throws ApiError `in_use` with the number of reservations or vouchers */
export const refuseSoldPackage: NonNullable<Hooks['beforeDelete']> = async (db, { id }) => {
  const count = await db.$count(reservations, eq(reservations.package, id))
  if (count > 0)
    throw new ApiError('in_use', 'Reservations are sold as it', { details: { reservations: count } })
  const vouchers = await db.$count(voucherRows, eq(voucherRows.package, id))
  if (vouchers > 0) throw new ApiError('in_use', 'Vouchers are for it', { details: { vouchers } })
}
