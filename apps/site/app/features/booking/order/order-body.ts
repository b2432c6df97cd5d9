import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { OrderInput } from '@dvor/contract/reservations/reservations.ts'
import type { CommonServiceRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Draft } from '../flow/draft.ts'
import {
  addressOf,
  allowanceRequestOf,
  companyOf,
  guestOf,
  isForCompany,
  needsAddress,
} from '../guest/guest-check.ts'
import { statedExemptions } from '../flow/stay-requests.ts'
import { changeDraft, readDraft } from '../flow/use-draft.ts'

/** Turns the chosen services into requests; services no longer offered are left out. */
export function serviceRequests(
  quantities: Draft['services'],
  offered: readonly { id: string }[],
): CommonServiceRequest[] {
  return Object.entries(quantities)
    .filter(([id]) => offered.some((service) => service.id === id))
    .map(([common_service, quantity]) => ({ common_service, quantity }))
}

interface OrderParts {
  draft: Draft
  services: readonly { id: string }[]
  seats: readonly ServiceRequest[]
  /** The code that the price includes, if any. */
  coupon: string | null
  /** Id of the chosen rate plan; null for that of the hold. */
  plan: string | null
  /** Code of the gift voucher that pays with the order; null without one, or where it pays after the approval. */
  voucher: string | null
  method: PaymentMethod
  /** Total in cents that the guest sees on the page. */
  total: number
  termsVersion: string
  /** Language of all later e-mails to the guest. */
  language: Language
}

/** Builds the binding order from the draft. */
export function orderBody({
  draft,
  services,
  seats,
  coupon,
  plan,
  voucher,
  method,
  total,
  termsVersion,
  language,
}: OrderParts): OrderInput {
  return {
    hold_token: draft.hold?.token ?? '',
    guest: guestOf(draft.guest),
    company: isForCompany(draft) ? companyOf(draft.company) : null,
    guest_address: needsAddress(draft) ? addressOf(draft.address) : null,
    recreation_allowance: draft.wants_allowance ? allowanceRequestOf(draft.allowance) : null,
    services: [...seats],
    common_services: serviceRequests(draft.services, services),
    coupon,
    return_code: draft.return_code || null,
    rate_plan: plan,
    voucher,
    tax_exemptions: statedExemptions(draft),
    payment_method: method,
    arrival_time: draft.arrival_time || null,
    note: draft.note.trim() || null,
    language,
    terms_version: termsVersion,
    expected_total: total,
    mailbox_proof: draft.mailbox_proof || null,
  }
}

/** Returns the idempotency key of an order: the same for the same order, also after a reload or a lost answer. */
export function keyFor(body: OrderInput): string {
  const text = JSON.stringify(body)
  const { attempt } = readDraft()
  if (attempt?.body === text) return attempt.key
  const key = randomKey()
  changeDraft({ attempt: { key, body: text } })
  return key
}

/** `crypto.randomUUID` is missing on pages served over plain http from another machine. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
