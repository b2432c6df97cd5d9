import { z } from 'zod'
import type { Choice } from '../declaration/field.ts'
import { day, id, instant, name } from '../values/values.ts'

/** Every event that a program can be told of; the source of each is named in `apps/api/src/webhooks/events-of.ts`. */
export const webhookKinds = [
  { value: 'reservation.created', label: { sk: 'Nová rezervácia', en: 'New booking' } },
  { value: 'reservation.confirmed', label: { sk: 'Rezervácia potvrdená', en: 'Booking confirmed' } },
  { value: 'reservation.changed', label: { sk: 'Rezervácia zmenená', en: 'Booking changed' } },
  { value: 'reservation.cancelled', label: { sk: 'Rezervácia zrušená', en: 'Booking cancelled' } },
  { value: 'reservation.checked_in', label: { sk: 'Hosť sa ubytoval', en: 'Guest checked in' } },
  { value: 'reservation.checked_out', label: { sk: 'Hosť odišiel', en: 'Guest checked out' } },
  { value: 'payment.received', label: { sk: 'Prijatá platba', en: 'Payment received' } },
  { value: 'availability.changed', label: { sk: 'Zmena voľných dní', en: 'Free days changed' } },
  { value: 'price.changed', label: { sk: 'Zmena cien', en: 'Prices changed' } },
  { value: 'guest.registered', label: { sk: 'Hostia v knihe hostí', en: 'Guests in the register' } },
] as const satisfies readonly Choice[]
const webhookKind = z.enum(webhookKinds.map(({ value }) => value))
export type WebhookKind = z.infer<typeof webhookKind>

/** The kind of an event that is sent only to try an address. */
export const testKind = 'webhook.test'

/** Address of a program: only https, so that no event can be read on its way. */
export const webhookUrl = z
  .url({ protocol: /^https$/, error: 'invalid_url' })
  .max(2000)
  .refine((address) => !URL.parse(address)?.username, { error: 'invalid_url' })

/** `POST /webhooks`. */
export const newWebhook = z.strictObject({
  name,
  url: webhookUrl,
  kinds: z.array(webhookKind).min(1, 'required'),
  /** Whether events of reservations name the guest with e-mail and phone. */
  with_guests: z.boolean().default(false),
})
export type NewWebhook = z.output<typeof newWebhook>

/** `whsec_` and base64 of 32 bytes; answered once. */
const secret = z.string()
export const createdWebhook = z.object({ id, secret })
export const renewedSecret = z.object({
  secret,
  /** Until then events are signed with the earlier secret, too. */
  earlier_until: instant,
})

/** Why a delivery was not accepted. */
export const deliveryProblems = [
  {
    value: 'address_refused',
    label: { sk: 'Adresa nie je verejná', en: 'The address is not public' },
  },
  { value: 'unreachable', label: { sk: 'Program neodpovedá', en: 'The program does not answer' } },
  { value: 'too_slow', label: { sk: 'Program neodpovedal do 15 sekúnd', en: 'No answer within 15 seconds' } },
  {
    value: 'redirected',
    label: { sk: 'Adresa presmerúva inam', en: 'The address leads elsewhere' },
  },
  { value: 'gone', label: { sk: 'Program správy odhlásil', en: 'The program wants no more events' } },
  { value: 'refused', label: { sk: 'Program správu odmietol', en: 'The program refused the event' } },
  {
    value: 'secret_lost',
    label: {
      sk: 'Tajomstvo sa nedá prečítať, vytvorte nové',
      en: 'The secret cannot be read, make a new one',
    },
  },
] as const satisfies readonly Choice[]
export type DeliveryProblem = (typeof deliveryProblems)[number]['value']

export const deliveryStates = [
  { value: 'waiting', label: { sk: 'Čaká', en: 'Waiting' } },
  { value: 'delivered', label: { sk: 'Doručené', en: 'Delivered' } },
  { value: 'failed', label: { sk: 'Nedoručené', en: 'Not delivered' } },
] as const satisfies readonly Choice[]
export type DeliveryState = (typeof deliveryStates)[number]['value']

/** What came of a delivery that a person asked for. */
export const deliveryOutcome = z.object({
  state: z.enum(deliveryStates.map(({ value }) => value)),
  /** Status of the answer; null without one. */
  status: z.int().nullable(),
  problem: z.enum(deliveryProblems.map(({ value }) => value)).nullable(),
})
export type DeliveryOutcome = z.infer<typeof deliveryOutcome>

/** What an event is about; the record itself is read at `link` with a key. */
export const eventData = z.object({
  ids: z.record(z.string(), z.string()),
  /** State of a reservation when the event was made of its change; absent for other events. */
  state: z.string().optional(),
  /** Names of what has changed. */
  changed: z.array(z.string()),
  /** Nights of a unit or days of prices, from the first to the day after the last; absent where it is all of them. */
  days: z.object({ from: day, to: day }).optional(),
  link: z.url(),
})
export type EventData = z.infer<typeof eventData>

/**
 * Body of a delivery. `sequence` grows with each event, so that of two events about one record the later one is known;
 * deliveries are signed by Standard Webhooks 1.0.0.
 */
export const webhookEvent = z.object({
  type: z.enum([...webhookKind.options, testKind]),
  timestamp: instant,
  data: eventData.extend({
    sequence: z.int(),
    /** Only of a webhook that may name guests; absent once the guest was erased. */
    guest: z
      .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
      .optional(),
  }),
})
export type WebhookEvent = z.infer<typeof webhookEvent>
