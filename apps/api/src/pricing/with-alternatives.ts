import { alternativeReach, alternativesFor } from '@dvor/booking/availability/alternatives.ts'
import { fillsGap, gapReach } from '@dvor/booking/availability/gap.ts'
import type { TakenNights } from '@dvor/booking/availability/restrictions.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { priceStays } from '@dvor/booking/pricing/price.ts'
import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { listActiveServices } from '../inventory/common-service-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { readSettings } from '../property/settings.ts'
import { listTakenBetween, type RoomNight } from '../inventory/night-queries.ts'

/** Nights that are taken, with the stays that need them. */
export class NightsTaken extends ApiError {
  readonly nights: readonly RoomNight[]
  readonly requests: readonly StayRequest[]

  constructor(nights: readonly RoomNight[], requests: readonly StayRequest[], more: object = {}) {
    super('nights_taken', 'Somebody was faster', { details: { ...more, nights, alternatives: [] } })
    this.nights = nights
    const units = new Set(nights.map(({ unit }) => unit))
    this.requests = requests.filter(({ accommodation_unit }) => units.has(accommodation_unit))
  }
}

/** The same error with further details. */
export function withDetails(error: ApiError, more: object): ApiError {
  const extras = { ...error.extras, details: { ...(error.extras.details as object), ...more } }
  if (!(error instanceof NightsTaken)) return new ApiError(error.code, error.message, extras)
  return new NightsTaken(error.nights, error.requests, extras.details)
}

/** Largest number of alternatives over all stays. */
const most = 3

/**
 * Runs a use-case; where nights are taken the error names other days of the same units. They are searched after the
 * rollback, so that nothing waits for the locks meanwhile. @throws ApiError `nights_taken` with `nights` and at most
 * three `alternatives`, and the errors of `work`
 */
export async function withAlternatives<T>(db: Db, clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NightsTaken)) throw error
    const alternatives = await findAlternatives(db, error.requests, clock)
    const details = { ...(error.extras.details as object), alternatives }
    throw new ApiError(error.code, error.message, { ...error.extras, details })
  }
}

async function findAlternatives(
  db: Db,
  requests: readonly StayRequest[],
  clock: Clock,
): Promise<Alternative[]> {
  const [services, settings] = await Promise.all([listActiveServices(db), readSettings(db)])
  const moment = momentOf(clock.now())
  const alternatives = await Promise.all(
    requests.map(async (request): Promise<Alternative[]> => {
      const from = addDays(request.arrival, -alternativeReach - gapReach)
      const until = addDays(request.departure, alternativeReach + gapReach)
      const unit = request.accommodation_unit
      const [tables, takenNights] = await Promise.all([
        listRateTables(db, from, until, [unit]),
        listTakenBetween(db, from, until, moment.now, { unitIds: [unit] }),
      ])
      const table = tables.get(unit)
      if (!table) return []
      const input = { services, requestedServices: [], settings, today: moment.today }
      const nights: TakenNights = takenNights.get(unit) ?? new Map()
      const totalOf = (moved: StayRequest) =>
        priceStays({ ...input, stays: [{ table, request: moved, fillsGap: fillsGap(nights, moved) }] }).total
      const question = { table, request, taken: nights, settings, moment }
      return alternativesFor(question, totalOf)
    }),
  )
  return alternatives.flat().slice(0, most)
}
