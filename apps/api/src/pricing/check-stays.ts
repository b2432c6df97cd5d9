import type { RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import { gapReach } from '@dvor/booking/availability/gap.ts'
import type { Moment } from '@dvor/booking/stay/moment.ts'
import {
  restrictionsFor,
  restrictionsForOwner,
  restrictionsInPackage,
  restrictionsOnPersons,
  type TakenNights,
} from '@dvor/booking/availability/restrictions.ts'
import { duplicateRequests, nightCount, nightsOf } from '@dvor/booking/stay/stay.ts'
import { type Restriction, type StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Db } from '../db/database.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { pipelined } from '../db/pipelined.ts'
import { listTakenBetween } from '../inventory/night-queries.ts'
import { NightsTaken } from './with-alternatives.ts'

/** Refuses stays without a price: with days the wrong way round, too long, or with the same room twice. */
export function refuseSenselessStays(stays: readonly StayRequest[]): void {
  const issues = stays.flatMap((stay, index): FieldIssue[] => {
    const nights = nightCount(stay)
    const path = `stays.${index}.departure`
    if (nights < 1) return [{ path, code: 'too_small' }]
    return nights > maxStayNights ? [{ path, code: 'too_big' }] : []
  })
  const doubled = duplicateRequests(stays).map((index) => ({
    path: `stays.${index}.accommodation_unit`,
    code: 'not_unique' as const,
  }))
  if (issues.length + doubled.length > 0) throw invalid([...issues, ...doubled])
}

interface Checked {
  stays: readonly StayRequest[]
  /** For each stay in the same order; see `nightsTakenFor`. */
  taken: readonly TakenNights[]
  tables: Map<string, RateTable>
  settings: Settings
  moment: Moment
  /** The property's rules apply to guests; the owner may waive them, but cannot take nights that are taken. */
  asOwner: boolean
  /** Whether a package sets arrival and length in place of the unit's rules. */
  package?: object | null | undefined
  /** The units and days of a reservation that is changed: those that stay were agreed. */
  agreed?: readonly StayDays[]
}

type StayDays = Pick<StayRequest, 'accommodation_unit' | 'arrival' | 'departure'>

const isSame = (a: StayDays, b: StayDays): boolean =>
  a.accommodation_unit === b.accommodation_unit && a.arrival === b.arrival && a.departure === b.departure

/** A refused stay of a list of requests. */
export interface RefusedStay {
  index: number
  refusals: Restriction[]
}

/**
 * The nights of each stay's unit that are taken, with those around it that decide whether it fills a gap; those held by
 * `device` count as free.
 */
export async function nightsTakenFor(
  db: Db,
  stays: readonly StayRequest[],
  now: Date,
  device: string | null = null,
): Promise<TakenNights[]> {
  const takenNights = await pipelined(
    stays.map(({ accommodation_unit, arrival, departure }) =>
      listTakenBetween(db, addDays(arrival, -gapReach), addDays(departure, gapReach), now, {
        unitIds: [accommodation_unit],
        device,
      }),
    ),
  )
  return stays.map((stay, index) => takenNights[index]?.get(stay.accommodation_unit) ?? new Map())
}

/** The stays that cannot be booked, each with every reason. */
export function listRefusals({
  stays,
  taken,
  tables,
  settings,
  moment,
  asOwner,
  agreed = [],
  ...sold
}: Checked): RefusedStay[] {
  const forNew = sold.package ? restrictionsInPackage : restrictionsFor
  const forGuest = (request: StayRequest) =>
    agreed.some((one) => isSame(one, request)) ? restrictionsOnPersons : forNew
  return stays.flatMap((request, index): RefusedStay[] => {
    const table = tables.get(request.accommodation_unit)
    if (!table) throw new Error('makeQuote has checked the units')
    const check = asOwner ? restrictionsForOwner : forGuest(request)
    const restrictions = check({ table, request, taken: taken[index] ?? new Map(), settings, moment })
    return restrictions.length > 0 ? [{ index, refusals: restrictions }] : []
  })
}

/**
 * Refuses stays that cannot be booked; the final check when the nights were read under the units' lock. @throws
 * ApiError `nights_taken` where nights are taken, else `not_available`, both with every reason
 */
export function refuseUnavailable(checked: Checked): void {
  const { stays, taken } = checked
  const refused = listRefusals(checked)
  if (refused.length === 0) return
  const gone = refused.some(({ refusals }) =>
    refusals.some(({ code }) => code === 'taken' || code === 'closed'),
  )
  if (gone) throw new NightsTaken(nightsGone(stays, taken), stays, { stays: refused })
  throw new ApiError('not_available', 'The stay cannot be booked', { details: { stays: refused } })
}

const nightsGone = (stays: readonly StayRequest[], takenNights: readonly TakenNights[]) =>
  stays.flatMap((stay, index) =>
    nightsOf(stay)
      .filter((night) => takenNights[index]?.has(night))
      .map((night) => ({ unit: stay.accommodation_unit, night })),
  )

/** The nights of requests, as rows to take. */
export const wantedNights = (stays: readonly StayRequest[]) =>
  stays.flatMap((stay) => nightsOf(stay).map((night) => ({ unit: stay.accommodation_unit, night })))
