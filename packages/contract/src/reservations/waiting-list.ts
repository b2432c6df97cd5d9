import { z } from 'zod'
import { mostFlexibility, waitingStates } from '../values/waiting-states.ts'
import {
  adults,
  cents,
  childrenAges,
  day,
  email,
  id,
  instant,
  language,
  name,
  phone,
} from '../values/values.ts'
import { reservationToken } from './reservations.ts'

/** Limits of an address's entries, and of the offers that an entry gets. */
export const waitingLimits = {
  /** Hours for which an offer holds its nights. */
  offerHours: 4,
  /** Offers of one entry; after the last one that lapses the entry ends. */
  offers: 2,
  /** Entries of one e-mail address that wait or have an offer. */
  openPerEmail: 3,
} as const

/** `POST /waiting-list-entries`: the form of the site. */
export const waitingListRequest = z.strictObject({
  arrival: day,
  departure: day,
  /** Days by which the stay may be moved in either direction. */
  flexibility: z.int().min(0).max(mostFlexibility).default(0),
  adults,
  children_ages: childrenAges.default([]),
  /** Units to choose from; any when empty. */
  units: z.array(id).max(100).default([]),
  /** The rate plan that the guest prefers; a stay that it is not sold for is offered under another. */
  rate_plan: id.nullish(),
  first_name: name,
  last_name: name,
  email,
  phone: phone.nullish(),
  language: language.default('sk'),
  /** The guest agrees to be written to about free nights. */
  consent: z.literal(true),
  /** A hidden field; only programs fill it in, and they get the usual answer. */
  website: z.string().max(500).optional(),
})
export type WaitingListInput = z.input<typeof waitingListRequest>
export type WaitingListRequest = z.output<typeof waitingListRequest>

/** Reason for which a form was refused (`details.reason` of `conflict`). */
export const waitingRefusals = [
  /** The stay can be booked now. */
  'free',
] as const
export type WaitingRefusal = (typeof waitingRefusals)[number]

/** The same for every mailbox: the link to the entry goes by e-mail alone (decision 110). */
export const waitingListJoined = z.object({ done: z.literal(true) })
export type WaitingListJoined = z.infer<typeof waitingListJoined>

const namedUnit = z.object({ id, title: z.string(), slug: z.string() })

const namedPlan = z.object({ id, title: z.string() })

/** A possible offer of an entry: one unit, or several for a party that none sleeps, on the same days. */
export const waitingFit = z.object({
  arrival: day,
  departure: day,
  stays: z.array(z.object({ accommodation_unit: namedUnit, adults: z.int(), children_ages: childrenAges })),
  /** The plan under which it is sold; null for the base price. */
  rate_plan: namedPlan.nullable(),
})
export type WaitingFit = z.infer<typeof waitingFit>

/** `GET /waiting-list-entries/{token}`: the guest's page. */
export const waitingListEntry = z.object({
  state: z.enum(waitingStates.map(({ value }) => value)),
  arrival: day,
  departure: day,
  flexibility: z.int(),
  adults: z.int(),
  children_ages: childrenAges,
  units: z.array(namedUnit),
  /** The rate plan that the guest prefers. */
  rate_plan: namedPlan.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  /** Entries that wait before this one, whatever their days; null unless it waits. */
  ahead: z.int().nullable(),
  /** The nights held for the guest; null without an offer. */
  offer: waitingFit
    .extend({
      expires_at: instant,
      /** Token of the hold, for the order. */
      hold_token: reservationToken,
      total: cents,
    })
    .nullable(),
  /** Token of the reservation that was ordered from the offer. */
  reservation_token: z.string().nullable(),
})
export type WaitingListEntry = z.infer<typeof waitingListEntry>

/** `PUT /waiting-list-order`: ids of waiting entries in their new order; others follow. */
export const waitingListOrder = z.strictObject({ ids: z.array(id).min(1).max(1000) })

/** `POST /waiting-list/{id}/offer`: an offer out of turn; the first that fits when no units or day are named. */
export const waitingListOffer = z.strictObject({
  units: z.array(id).max(10).default([]),
  arrival: day.nullish(),
})
export type WaitingListOffer = z.output<typeof waitingListOffer>
