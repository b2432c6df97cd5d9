import { maxAdults, maxChildren, oldestChild } from '@dvor/contract/values/party-limits.ts'
import { isDay, type Day } from '@dvor/format/days.ts'

/**
 * Steps of the booking by their number in the address. In `choice` the guest picks rooms, or the time of a service; in
 * `order` the extras, the details and the payment.
 */
export const bookingStep = { choice: 1, order: 2 } as const
export type Step = (typeof bookingStep)[keyof typeof bookingStep]

/** A unit taken in the booking and its guests; the unit by its slug. */
export interface RoomChoice {
  unit: string
  adults: number
  ages: readonly number[]
}

/** Seats of a slot service on a day; the ages of the children among the persons, in years on that day. */
export interface SeatChoice {
  slot: string
  day: Day
  persons: number
  ages: readonly number[]
}

/** Values of the booking's address (`/rezervacia?from&to&adults&children_ages&room&step…`). */
export interface FlowSearch {
  from: Day | null
  to: Day | null
  adults: number
  /** Ages of the children in years on the day of arrival. */
  ages: readonly number[]
  /** Children without a known age (a form sent without scripts). */
  agesMissing: number
  step: Step
  rooms: readonly RoomChoice[]
  /** The unit of a link, before any room is chosen. */
  unit: string | null
  /** A service without a stay by its slug, and its chosen seat. */
  service: string | null
  seat: SeatChoice | null
  coupon: string | null
  /** The id of a package, and the chosen times of its services. */
  package: string | null
  packageSeats: readonly SeatChoice[]
  /** Page of the rooms that the search finds, from 1. */
  page: number
  /** Fields with impossible values. */
  broken: readonly ('from' | 'to' | 'adults' | 'children')[]
}

/** The most seats of one request (contract `serviceRequest`). */
export const maxSeats = 100
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads the booking's address. Never throws; impossible values are named in `broken`. */
export function readFlowSearch(params: URLSearchParams): FlowSearch {
  const adults = wholeNumber(params.get('adults') ?? '2')
  const { ages, agesMissing, agesBroken } = readAges(params)
  const badDays = (['from', 'to'] as const).filter((name) => params.get(name) && !dayOf(params, name))
  const sold = idOf(params.get('package'))
  const badAdults = adults === null || adults < 1 || adults > maxAdults
  return {
    from: dayOf(params, 'from'),
    to: dayOf(params, 'to'),
    adults: adults ?? 2,
    ages,
    agesMissing,
    step: stepOf(params.get('step')),
    rooms: params.getAll('room').flatMap(readRoom),
    unit: slugOf(params.get('unit')),
    service: slugOf(params.get('service')),
    seat: sold ? null : (readSeat(params.get('seat') ?? '')[0] ?? null),
    coupon: params.get('coupon')?.trim().slice(0, 40) || null,
    package: sold,
    packageSeats: sold ? params.getAll('seat').flatMap(readSeat) : [],
    page: Math.max(1, wholeNumber(params.get('page') ?? '') ?? 1),
    broken: [
      ...badDays,
      ...(badAdults ? (['adults'] as const) : []),
      ...(agesBroken ? (['children'] as const) : []),
    ],
  }
}

/** Builds the query of an address; empty values are left out. */
export function flowQuery(search: Partial<FlowSearch>): string {
  const params = new URLSearchParams()
  if (search.from) params.set('from', search.from)
  if (search.to) params.set('to', search.to)
  if (search.adults !== undefined) params.set('adults', String(search.adults))
  if (search.ages?.length) params.set('children_ages', search.ages.join(','))
  if (search.agesMissing) params.set('children', String((search.ages?.length ?? 0) + search.agesMissing))
  for (const room of search.rooms ?? []) params.append('room', roomText(room))
  if (search.unit) params.set('unit', search.unit)
  if (search.service) params.set('service', search.service)
  if (search.seat) params.set('seat', seatText(search.seat))
  if (search.coupon) params.set('coupon', search.coupon)
  if (search.package) params.set('package', search.package)
  for (const seat of search.packageSeats ?? []) params.append('seat', seatText(seat))
  if (search.page && search.page > 1) params.set('page', String(search.page))
  if (search.step && search.step > bookingStep.choice) params.set('step', String(search.step))
  return params.toString()
}

/** Whether two searches have the same days and people. */
export function asksTheSame(one: FlowSearch, other: FlowSearch): boolean {
  const keyOf = ({ from, to, adults, ages, agesMissing, broken }: FlowSearch) =>
    JSON.stringify([from, to, adults, ages.toSorted((a, b) => a - b), agesMissing, broken])
  return keyOf(one) === keyOf(other)
}

/** Builds the booking's path with its query. */
export const flowPath = (search: Partial<FlowSearch>): string => `/rezervacia?${flowQuery(search)}`

const agesText = (ages: readonly number[]) => (ages.length > 0 ? [ages.join('-')] : [])

/** Reads ages joined by hyphens; null when one of them is no age of a child. */
function readAgesText(text: string): number[] | null {
  const ages = text ? text.split('-').map(wholeNumber) : []
  const childAges = ages.filter(isChildsAge)
  return childAges.length === ages.length ? childAges : null
}

const roomText = ({ unit, adults, ages }: RoomChoice) => [unit, adults, ...agesText(ages)].join('.')

function readRoom(text: string): RoomChoice[] {
  const [unit = '', adultsText = '', children = '', ...rest] = text.split('.')
  const adults = wholeNumber(adultsText)
  const ages = readAgesText(children)
  const sound = rest.length === 0 && slugPattern.test(unit) && adults !== null && adults >= 1
  return sound && adults <= maxAdults && ages ? [{ unit, adults, ages }] : []
}

const seatText = ({ slot, day, persons, ages }: SeatChoice) =>
  [slot, day, persons, ...agesText(ages)].join('.')

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const idOf = (text: string | null) => (text && idPattern.test(text) ? text : null)

function readSeat(text: string): SeatChoice[] {
  const [slot = '', day = '', personsText = '', children = '', ...rest] = text.split('.')
  const persons = wholeNumber(personsText)
  const ages = readAgesText(children)
  const sound = rest.length === 0 && idPattern.test(slot) && isDay(day) && persons !== null && persons >= 1
  return sound && persons <= maxSeats && ages && ages.length <= persons ? [{ slot, day, persons, ages }] : []
}

function readAges(params: URLSearchParams) {
  const list = params.get('children_ages') || params.getAll('age').filter(Boolean).join(',')
  const numbers = list ? list.split(',').map(wholeNumber) : []
  const ages = numbers.filter(isChildsAge)
  const counted = wholeNumber(params.get('children') ?? '0')
  const total = Math.max(counted ?? 0, ages.length)
  const agesBroken = numbers.length !== ages.length || counted === null || total > maxChildren
  const agesMissing = agesBroken ? 0 : total - ages.length
  return { ages, agesMissing, agesBroken }
}

const isChildsAge = (age: number | null): age is number => age !== null && age <= oldestChild

function dayOf(params: URLSearchParams, name: 'from' | 'to'): Day | null {
  const text = params.get(name) ?? ''
  return isDay(text) ? text : null
}

const slugOf = (text: string | null) => (text && slugPattern.test(text) ? text : null)

/** A number above the last step means the last one, because links may be older than the steps. */
function stepOf(text: string | null): Step {
  const number = Math.min(wholeNumber(text ?? '') ?? bookingStep.choice, bookingStep.order)
  return Object.values(bookingStep).find((step) => step === number) ?? bookingStep.choice
}

function wholeNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}
