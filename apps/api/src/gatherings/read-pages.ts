import { bookableTable, restrictionsFor } from '@dvor/booking/availability/restrictions.ts'
import { gapReach } from '@dvor/booking/availability/gap.ts'
import { sleepsOf } from '@dvor/booking/stay/guests.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { nightsOf } from '@dvor/booking/stay/stay.ts'
import type {
  OrganisedGathering,
  OwnersGathering,
  SharedGathering,
} from '@dvor/contract/reservations/gatherings.ts'
import { addDays } from '@dvor/format/days.ts'
import { listUnits, type Gathering, type HeldUnit } from '../booking/gatherings/unit-queries.ts'
import { unitState } from '../booking/gatherings/unit-state.ts'
import type { Db } from '../db/database.ts'
import { listUnitNames } from '../inventory/unit-names.ts'
import { listActiveServices } from '../inventory/common-service-queries.ts'
import { listTakenBetween } from '../inventory/night-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { partyOf, priceOf, requestFor, type Party } from '../inventory/search-availability.ts'
import { deviceOf, type Actor } from '../platform/actor.ts'
import { readSettings } from '../property/settings.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { hoursToProlong } from './hours-to-prolong.ts'
import { findGathering, type GatheringKey } from './queries.ts'
import { settleGatherings } from './settle-gatherings.ts'

const presentGathering = (gathering: Gathering) => ({
  state: gathering.state,
  arrival: gathering.arrival,
  departure: gathering.departure,
  organiser: gathering.first_name,
  message: gathering.message,
  held_until: gathering.held_until,
  language: gathering.language,
})

/** Units in the order of their names, with what they are for the families. */
async function shownUnits(db: Db, gathering: Gathering, now: Date) {
  const held = await listUnits(db, gathering.id)
  const names = await listUnitNames(
    db,
    held.map(({ unit }) => unit.unit),
  )
  return held
    .flatMap((one) => {
      const accommodation_unit = names.get(one.unit.unit)
      if (!accommodation_unit) return []
      const state = unitState(one, gathering, now)
      const family = state === 'taken' ? (one.reservation?.first_name ?? null) : null
      return [{ held: one, shown: { accommodation_unit, state, family } }]
    })
    .toSorted((a, b) =>
      a.shown.accommodation_unit.title.localeCompare(b.shown.accommodation_unit.title, 'sk'),
    )
}

/**
 * The families' page by the shared link; a gathering that is not confirmed has none. Shows prices of free units for a
 * party, as the order will have them. @throws ApiError `not_found`, `query_invalid`
 */
export async function readShared(
  db: Db,
  actor: Actor,
  token: string,
  party: { adults: number; children_ages?: string | undefined },
  services: BookingServices,
): Promise<SharedGathering> {
  await settleGatherings(db, services)
  const gathering = await findGathering(db, { token })
  const now = services.clock.now()
  const units = await shownUnits(db, gathering, now)
  const offers = await offersFor(
    db,
    gathering,
    partyOf({ from: gathering.arrival, to: gathering.departure, ...party }),
    now,
  )
  const device = deviceOf(actor)
  return {
    ...presentGathering(gathering),
    units: units.map(({ held, shown: unit }) => {
      const isOwn = unit.state === 'chosen' && device !== null && held.reservation?.device === device
      const { sleeps = 0, ...offer } = offers.get(held.unit.unit) ?? { total: null, refusals: [] }
      const isOffered = unit.state === 'free' || isOwn
      return { ...unit, sleeps, own: isOwn, ...(isOffered ? offer : { total: null, refusals: [] }) }
    }),
  }
}

type Offer = Pick<SharedGathering['units'][number], 'total' | 'refusals' | 'sleeps'>

/** The price of each unit for the party, as if the gathering's nights were free. */
async function offersFor(db: Db, gathering: Gathering, party: Party, now: Date): Promise<Map<string, Offer>> {
  const held = await listUnits(db, gathering.id)
  const unitIds = held.map(({ unit }) => unit.unit)
  const [from, until] = [addDays(gathering.arrival, -gapReach), addDays(gathering.departure, gapReach)]
  const moment = momentOf(now)
  const [tables, takenNights, services, settings] = await Promise.all([
    listRateTables(db, from, until, unitIds),
    listTakenBetween(db, from, until, now, { unitIds }),
    listActiveServices(db),
    readSettings(db),
  ])
  const ownNights = new Set(nightsOf(gathering))
  return new Map(
    [...tables.values()].map((table): [string, Offer] => {
      const others = [...(takenNights.get(table.unit.id) ?? [])].filter(([night]) => !ownNights.has(night))
      const request = requestFor(table, party)
      const question = { table, request, taken: new Map(others), settings, moment }
      const bookable = { ...question, table: bookableTable(question) }
      const restrictions = restrictionsFor(bookable)
      const total = restrictions.length === 0 ? priceOf({ ...bookable, services }, request).total : null
      return [table.unit.id, { total, refusals: restrictions, sleeps: sleepsOf(table.unit) }]
    }),
  )
}

/** The organiser's page. @throws ApiError `not_found` */
export async function readOrganised(
  db: Db,
  key: GatheringKey,
  services: BookingServices,
): Promise<OrganisedGathering> {
  const { units, ...page } = await readPage(db, key, services)
  return { ...page, units: units.map(({ shown: unit }) => unit) }
}

/** The owner's view, with the reservations. @throws ApiError `not_found` */
export async function readForOwner(db: Db, id: string, services: BookingServices): Promise<OwnersGathering> {
  const { units, ...page } = await readPage(db, { id }, services)
  return {
    ...page,
    units: units.map(({ held, shown: unit }) => ({ ...unit, reservation: orderOf(held) })),
  }
}

function orderOf({ reservation }: HeldUnit): OwnersGathering['units'][number]['reservation'] {
  if (!reservation?.number) return null
  const { id, number, guest_name, total, due } = reservation
  return { id, number, guest_name, total, paid: total - due }
}

async function readPage(db: Db, key: GatheringKey, services: BookingServices) {
  await settleGatherings(db, services)
  const gathering = await findGathering(db, key)
  const settings = await readSettings(db)
  return {
    ...presentGathering(gathering),
    token: gathering.confirmed_at ? gathering.token : null,
    email: gathering.email,
    prolong_hours: hoursToProlong(gathering, settings),
    units: await shownUnits(db, gathering, services.clock.now()),
  }
}
