import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { paymentStatus, reservationState } from '../values/reservation-states.ts'
import { letAs } from '../values/let-as.ts'
import { cents, day, id, instant } from '../values/values.ts'

/** Longest view of the chart, in days. */
export const maxChartDays = 120

/** Days of the view: `from` inclusive, `to` exclusive. */
export const tapeChartQuery = z.strictObject({ from: day, to: day })

export const chartUnit = z.object({
  id,
  accommodation_object: id,
  title: z.string(),
  code: z.string(),
  /** Persons in the base price, and the number of extra beds. */
  capacity: z.int(),
  extra_beds: z.int(),
  /** A unit put aside is shown while it has occupied nights. */
  active: z.boolean(),
  /** Whether it is a room, or a whole with all rooms of its building or of the property. */
  let_as: z.enum(letAs.map(({ value }) => value)),
})
export type ChartUnit = z.infer<typeof chartUnit>

/** A stay with its nights, and the most important data of its reservation. */
export const chartStay = z.object({
  id,
  reservation: id,
  accommodation_unit: id,
  arrival: day,
  departure: day,
  adults: z.int(),
  children: z.int(),
  number: seenWith('reservations.read', z.string().nullable()),
  guest_name: seenWith('reservations.read', z.string().nullable()),
  guest_phone: seenWith('guests.read', z.string().nullable()),
  guest_email: seenWith('guests.read', z.string().nullable()),
  /** Notes of the guest and the owner. */
  note: seenWith('reservations.read', z.string().nullable()),
  internal_note: seenWith('reservations.read', z.string().nullable()),
  state: reservationState,
  payment_status: seenWith('money.read', paymentStatus),
  total: seenWith('money.read', cents),
  /** Amount due; negative when overpaid. */
  due: seenWith('money.read', z.int()),
  attention: seenWith('money.read', z.string().nullable()),
  /** End of a hold; null for others. */
  hold_expires_at: instant.nullable(),
  /** The reservation's version, for `If-Match` of a change. */
  updatedAt: instant,
})
export type ChartStay = z.infer<typeof chartStay>

const blocked = {
  id,
  accommodation_unit: id,
  /** First night, and the day after the last. */
  from: day,
  to: day,
}

/** Blocked nights without a stay: closed by the owner, sold by a portal, or taken by another unit. */
export const chartBlock = z.discriminatedUnion('source', [
  z.object({
    ...blocked,
    source: z.literal('closure'),
    kind: z.enum(['closed', 'maintenance', 'own_use']),
    reason: z.string().nullable(),
    /** For `If-Match` of a change. */
    updatedAt: instant,
  }),
  z.object({
    ...blocked,
    source: z.literal('feed'),
    /** Portal of the event, and its title. */
    portal: z.string(),
    summary: seenWith('reservations.read', z.string().nullable()),
  }),
  z.object({
    ...blocked,
    source: z.literal('shared'),
    /** Unique in the chart; no id of a record. */
    id: z.string(),
    /** Of the whole that takes the room, or of the units whose nights the whole lacks. */
    titles: z.array(z.string()),
    /** Guest of the whole's stay, and its reservation. */
    guest_name: seenWith('reservations.read', z.string().nullable()),
    reservation: id.nullable(),
  }),
])
export type ChartBlock = z.infer<typeof chartBlock>
export type ChartClosure = Extract<ChartBlock, { source: 'closure' }>

/** One day of the property; nights are counted of active units. */
export const chartDay = z.object({
  day,
  /** Stays that begin and end on this day, without holds. */
  arrivals: z.int(),
  departures: z.int(),
  /** Units with a guest in the night that begins on it, and units closed or sold elsewhere. */
  taken: z.int(),
  blocked: z.int(),
})
export type ChartDay = z.infer<typeof chartDay>

/** `GET /tape-chart?from&to`. */
export const tapeChart = z.object({
  from: day,
  to: day,
  /** Today in the property's time zone. */
  today: day,
  objects: z.array(z.object({ id, title: z.string() })),
  units: z.array(chartUnit),
  stays: z.array(chartStay),
  blocks: z.array(chartBlock),
  days: z.array(chartDay),
})
export type TapeChart = z.infer<typeof tapeChart>

/** `GET /tape-chart/prices?from&to`: cents for the base persons, one for each night of the view, by unit. */
export const chartPrices = z.array(z.object({ accommodation_unit: id, prices: z.array(cents) }))
export type ChartPrices = z.infer<typeof chartPrices>
