import { childrenAges, day } from '@dvor/contract/values/values.ts'
import { z } from 'zod'

const text = z.string().max(2000).default('')

/** Unchecked input of a guest so far, in the session storage of the tab. */
const draftShape = z.object({
  /** The guest's hold; `stays` and `services` are the keys of its requests (`requestsKey`, `seatsKey`). */
  hold: z
    .object({ token: z.string(), ends_at: z.number(), stays: z.string(), services: z.string().default('') })
    .nullable()
    .default(null),
  /** Quantity of each common service by its id. */
  services: z.record(z.string(), z.int().min(1).max(100)).default({}),
  /** Seats of slot services picked for the stay. */
  seats: z
    .array(
      z.object({
        service: z.string(),
        service_slot: z.string(),
        day,
        persons: z.int().min(0).max(100),
        /** Ages of the children among them. */
        children_ages: childrenAges.optional(),
      }),
    )
    .default([]),
  guest: z
    .object({ first_name: text, last_name: text, email: text, phone: text, country: text })
    .default({ first_name: '', last_name: '', email: '', phone: '', country: 'SK' }),
  wants_company: z.boolean().default(false),
  company: z
    .object({
      name: text,
      street: text,
      city: text,
      postal_code: text,
      country: text,
      ico: text,
      dic: text,
      ic_dph: text,
      peppol_id: text,
    })
    .default({
      name: '',
      street: '',
      city: '',
      postal_code: '',
      country: 'SK',
      ico: '',
      dic: '',
      ic_dph: '',
      peppol_id: '',
    }),
  /** Whether a document to the guest's own name and address is needed. */
  wants_address: z.boolean().default(false),
  address: z
    .object({ street: text, city: text, postal_code: text })
    .default({ street: '', city: '', postal_code: '' }),
  /** Whether the documents of the recreation allowance are needed; `participants` has a name on each line. */
  wants_allowance: z.boolean().default(false),
  allowance: z.object({ employee: text, participants: text }).default({ employee: '', participants: '' }),
  arrival_time: text,
  note: text,
  /** Persons who will prove a severe disability and pay no stay tax. */
  exempt_persons: z.int().min(0).max(40).default(0),
  /** The coupon field's text, and the code that was last tried. */
  coupon_text: text,
  coupon: text,
  /** The return code of this device; empty once an order showed that it is not this guest's. */
  return_code: text,
  return_refused: z.boolean().default(false),
  /** Proof of the mailbox, from the link of an e-mail that was opened here. */
  mailbox_proof: text,
  /** The rate plan that was chosen; null for the first one. */
  rate_plan: z.string().nullable().default(null),
  /** The voucher field's text, the code that will pay with the order, and its balance in cents. */
  voucher_text: text,
  voucher: text,
  voucher_balance: z.int().default(0),
  payment_method: z.string().nullable().default(null),
  /** The order in progress: its idempotency key, and the body that it belongs to. */
  attempt: z.object({ key: z.string(), body: z.string() }).nullable().default(null),
  /** The last completed order, so that "back" does not lead to a second one. */
  ordered: z.object({ token: z.string(), stays: z.string() }).nullable().default(null),
})
export type Draft = z.infer<typeof draftShape>
export type GuestDraft = Draft['guest']
export type CompanyDraft = Draft['company']
export type AddressDraft = Draft['address']
export type AllowanceDraft = Draft['allowance']

export const emptyDraft: Draft = draftShape.parse({})

/** Returns an empty draft for a guest of this country; an empty text leaves the choice open. */
export const draftFrom = (country: string): Draft => ({
  ...emptyDraft,
  guest: { ...emptyDraft.guest, country },
  company: { ...emptyDraft.company, country },
})

/** Reads a stored draft; a broken or outdated one counts as none. */
export function parseDraft(stored: string | null, none = emptyDraft): Draft {
  if (!stored) return none
  try {
    return draftShape.catch(none).parse(JSON.parse(stored))
  } catch {
    return none
  }
}
