import { alternativeReach, alternativesFor } from '@dvor/booking/alternatives.ts'
import { placesOf, sleepsOf } from '@dvor/booking/guests.ts'
import { momentOf, type Moment } from '@dvor/booking/moment.ts'
import { priceStays } from '@dvor/booking/price.ts'
import type { RateTable } from '@dvor/booking/rate.ts'
import { refusalsFor, type StayQuestion } from '@dvor/booking/refusals.ts'
import { periodRefusals } from '@dvor/booking/stay.ts'
import type { AvailabilityQuery, UnitAvailability } from '@dvor/contract/availability.ts'
import { childrenAges } from '@dvor/contract/values.ts'
import type { StayWish } from '@dvor/contract/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Settings } from '../../collections/global-settings.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { listTakenBetween } from '../room-nights/queries.ts'
import { listActiveServices, listRateTables, readSettings } from './queries.ts'

type Services = Awaited<ReturnType<typeof listActiveServices>>

interface Party extends Omit<StayWish, 'accommodation_unit'> {}

/**
 * Every unit that guests can see, with its full price for the party, or each reason why not and near-by alternatives.
 * Nights that `device` holds itself are free.
 * @throws ApiError `query_invalid` when the days make no sense at all
 */
export async function searchAvailability(
  db: Db,
  query: AvailabilityQuery,
  clock: Clock,
  device: string | null,
): Promise<UnitAvailability[]> {
  const party = partyOf(query)
  const moment = momentOf(clock.now())
  refuseSenselessDays(party, moment)
  const from = addDays(party.arrival, -alternativeReach)
  const until = addDays(party.departure, alternativeReach)
  const [tables, taken, services, settings] = await Promise.all([
    listRateTables(db, from, until),
    listTakenBetween(db, from, until, clock.now(), { device }),
    listActiveServices(db),
    readSettings(db),
  ])
  return [...tables.values()]
    .filter((table) => table.unit.online_bookable)
    .map((table) =>
      availabilityOf({
        table,
        taken: taken.get(table.unit.id) ?? new Map(),
        settings,
        moment,
        party,
        services,
      }),
    )
}

interface Question {
  table: RateTable
  taken: Map<string, 'stay' | 'closure'>
  settings: Settings
  moment: Moment
  party: Party
  services: Services
}

function availabilityOf({ table, taken, settings, moment, party, services }: Question): UnitAvailability {
  const { unit } = table
  const wish: StayWish = { ...party, accommodation_unit: unit.id }
  const question: StayQuestion = { table, wish, taken, settings, moment }
  const refusals = refusalsFor(question)
  const price = (asked: StayWish) =>
    priceStays({
      stays: [{ table, wish: asked }],
      services,
      wishedServices: [],
      settings,
      today: moment.today,
    })
  const tooSmallOnly = refusals.every(({ code }) => code === 'too_small')
  return {
    accommodation_unit: unit.id,
    available: refusals.length === 0,
    sleeps_all: placesOf(wish, settings.age_bands) <= sleepsOf(unit),
    refusals,
    price: refusals.length === 0 ? price(wish) : null,
    alternatives: tooSmallOnly ? [] : alternativesFor(question, (moved) => price(moved).total),
  }
}

function partyOf({ from, to, adults, children_ages }: AvailabilityQuery): Party {
  const ages = childrenAges.safeParse(children_ages ? children_ages.split(',').map(Number) : [])
  const grownUps = Number(adults)
  if (!ages.success) throw queryInvalid('children_ages')
  if (grownUps < 1 || grownUps > 40) throw queryInvalid('adults')
  return { arrival: from, departure: to, adults: grownUps, children_ages: ages.data }
}

function refuseSenselessDays(party: Party, { today }: Moment): void {
  const [refusal] = periodRefusals(party, today)
  if (refusal)
    throw new ApiError('query_invalid', 'The days cannot be booked', {
      details: refusal,
      fields: [{ path: refusal.code === 'past' ? 'from' : 'to', code: 'invalid_value' }],
    })
}

const queryInvalid = (path: string) =>
  new ApiError('query_invalid', `${path}: not a valid value`, { fields: [{ path, code: 'invalid_value' }] })
