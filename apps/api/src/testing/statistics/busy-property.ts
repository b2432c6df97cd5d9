import { addDays } from '@dvor/format/days.ts'
import { editReservation } from '../../booking/changing/edit-reservation.ts'
import { systemActor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { aWholeHouse, close, type WholeHouse } from '../fixtures/a-whole-house.ts'
import { addRide, aSeat, saturday, tryHold, type Ride } from '../fixtures/a-service.ts'
import { aPortal } from '../servers/a-portal.ts'
import { startFeedServer } from '../servers/feed-server.ts'
import { aGuest, aStay, order } from '../test-property.ts'

/** One random action; the numbers choose unit, days and record. */
export interface BusyStep {
  kind: keyof typeof actions
  unit: number
  first: number
  nights: number
  pick: number
}

interface World {
  at: WholeHouse
  ride: Ride
  breakfast: string
  portal: Awaited<ReturnType<typeof aPortal>>
  /** Day from which the steps count. */
  from: string
  /** Ids of reservations and closures. */
  booked: string[]
  closed: string[]
}

const one = (list: readonly string[], pick: number) => list[pick % Math.max(1, list.length)] ?? 'none'
const countries = ['SK', 'CZ', 'PL', undefined]

const placeOf = ({ at, from }: World, { unit, first, nights }: BusyStep) => ({
  id: one([at.whole, ...at.rooms], unit),
  arrival: addDays(from, first),
  departure: addDays(from, first + nights),
})
const stayOf = (world: World, step: BusyStep) => {
  const { id, arrival, departure } = placeOf(world, step)
  return aStay(id, arrival, departure, { adults: 1 + (step.pick % 2) })
}
const edit = (world: World, { pick }: BusyStep, body: Record<string, unknown>) =>
  world.at.property.call('PUT', `/reservations/${one(world.booked, pick)}`, body)
const setRoom = ({ at }: World, { unit }: BusyStep, body: Record<string, unknown>) =>
  at.property.call('PUT', `/accommodation-units/${one(at.rooms, unit)}`, body)

async function bookAtFrontDesk(world: World, step: BusyStep): Promise<void> {
  const { status, body } = await world.at.property.call('POST', '/reservations', {
    stays: [stayOf(world, step)],
    services: step.pick % 3 === 0 ? [aSeat(world.ride, 1, addDays(saturday, 7 * (step.pick % 8)))] : [],
    common_services: step.pick % 4 === 0 ? [{ common_service: world.breakfast, quantity: 2 }] : [],
    coupon: step.pick % 5 === 0 ? 'DESAT' : null,
    guest: { ...aGuest, country: countries[step.pick % countries.length] },
    channel: step.pick % 2 === 0 ? 'phone' : 'walk_in',
  })
  if (status === 200) world.booked.push((body as { id: string }).id)
}

async function bookOnTheSite(world: World, step: BusyStep): Promise<void> {
  const { api, property } = world.at
  const { status, body } = await tryHold(api, { stays: [stayOf(world, step)] })
  if (status !== 200 || step.pick % 6 === 0) return
  await order(api, body as never, { payment_method: step.pick % 2 === 0 ? 'on_site' : 'transfer' })
  const { token } = body as { token: string }
  const [found] = (await property.call('GET', `/reservations?token=${token}`)).body as { id: string }[]
  if (found) world.booked.push(found.id)
}

async function closeDays(world: World, step: BusyStep): Promise<void> {
  const { id, arrival, departure } = placeOf(world, step)
  const { status, body } = await close(world.at, id, arrival, departure)
  if (status === 200) world.closed.push((body as { id: string }).id)
}

async function offerAtPortal(world: World, step: BusyStep): Promise<void> {
  const { arrival, departure } = placeOf(world, step)
  const second = addDays(arrival, 9)
  world.portal.offers([`a${step.pick % 2}`, arrival, departure], ['b', second, addDays(second, step.nights)])
  await world.portal.pull()
}

const ride = { label: 'Odvoz', quantity: 1, unit_price: 1234, vat_kind: 'other' }
/** More than most short stays cost. */
const ownersGift = { ...ride, label: 'Darček', unit_price: -15_000 }

/** A guest is missing from the day of arrival on, so for this change alone all stays have begun. */
async function missStay({ at, booked }: World, { pick }: BusyStep): Promise<void> {
  if (booked.length === 0) return
  const later = { clock: { now: () => new Date('2027-06-01T09:00:00Z') }, publicUrl: 'http://127.0.0.1:3000' }
  const change = { state: 'no_show' } as const
  await editReservation(at.api.api.db, systemActor, one(booked, pick), change, later).catch((error) => {
    if (!(error instanceof ApiError)) throw error
  })
}

/** Everything that changes a figure of the statistics; a refusal is as good as a success. */
const actions = {
  frontDesk: bookAtFrontDesk,
  site: bookOnTheSite,
  move: (world: World, step: BusyStep) =>
    world.at.property.call('POST', `/reservations/${one(world.booked, step.pick)}/stays`, {
      stays: [stayOf(world, step)],
    }),
  cancel: (world: World, step: BusyStep) => edit(world, step, { state: 'cancelled' }),
  noShow: missStay,
  confirm: (world: World, step: BusyStep) => edit(world, step, { state: 'confirmed' }),
  checkIn: (world: World, step: BusyStep) => edit(world, step, { state: 'checked_in', register_later: true }),
  country: (world: World, step: BusyStep) =>
    edit(world, step, { guest: { ...aGuest, country: countries[step.nights % countries.length] } }),
  agree: (world: World, { pick, nights }: BusyStep) =>
    world.at.property.call('PUT', `/reservations/${one(world.booked, pick)}/price-adjustments`, {
      adjustment: { kind: 'percent', value: 7 * nights, reason: 'stály hosť' },
      custom_lines: pick % 2 === 0 ? [pick % 4 === 0 ? ownersGift : ride] : [],
    }),
  close: closeDays,
  open: (world: World, { pick }: BusyStep) =>
    world.at.property.call('DELETE', `/closures/${one(world.closed, pick)}`),
  portal: offerAtPortal,
  aside: (world: World, step: BusyStep) => setRoom(world, step, { active: step.pick % 2 === 0 }),
  price: (world: World, step: BusyStep) => setRoom(world, step, { base_price: 7000 + 333 * step.pick }),
  wait: async ({ at }: World) => at.api.clock.advanceMinutes(16),
}

export const busyKinds = Object.keys(actions) as BusyStep['kind'][]

/** A property with rooms and a whole, a ride, breakfasts, a coupon and a portal, and a way to act in it at random. */
export async function openBusyProperty() {
  const server = await startFeedServer()
  const at = await aWholeHouse({}, { feedReach: server.reach, orderPullTimeoutMs: 60_000 })
  const { property } = at
  await property.add('coupons', { code: 'DESAT', kind: 'percent', value: 10 })
  const breakfast = await property.add('common-services', {
    title: 'Raňajky',
    price: 790,
    price_unit: 'piece',
    vat_kind: 'food',
  })
  const ride = await addRide(property, {}, { capacity: 50 })
  const portal = await aPortal(property, server)
  const world: World = { at, ride, breakfast, portal, from: '2027-03-15', booked: [], closed: [] }
  return {
    api: at.api,
    property,
    act: async (step: BusyStep) => void (await actions[step.kind](world, step)),
    bookings: () => world.booked.length,
    pricesBelowZero: async () => {
      const { rows } = await at.api.api.db.execute('select id from reservations where total < 0')
      return rows.length
    },
    close: async () => {
      await at.api.close()
      await server.close()
    },
  }
}
