import type { AdminBookingInput } from '@dvor/contract/reservations/admin-reservations.ts'
import { vatKind } from '@dvor/contract/values/vat-kind.ts'
import { ownerStartStates } from '@dvor/contract/values/reservation-states.ts'
import { taxExemption, taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { type QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import type { PackageDay } from '@dvor/contract/pricing/packages.ts'
import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { email, language, phone } from '@dvor/contract/values/values.ts'
import { z } from 'zod'
import { adjustmentsOf, draftOf, problemsOf, type Draft } from '../agreed-price/draft.ts'
import { seatDraft, seatRequestOf } from '../services/seat-draft.ts'
import { stayDraft, requestsOf } from '../stays/stay-draft.ts'

const text = z.string()
const count = z.number()

/** The agreement beside the price list, as typed (`Draft` of the agreed price). */
const agreedDraft = z.object({
  kind: z.enum(['none', 'total', 'amount', 'percent']),
  value: text,
  label: text,
  reason: text,
  lines: z.array(
    z.object({
      key: text,
      label: text,
      quantity: z.union([text, count]),
      unit_price: text,
      vat_kind: vatKind,
    }),
  ),
}) satisfies z.ZodType<Draft>

/** Draft of the owner's booking; empty inputs are empty strings. */
export const bookingDraft = z.object({
  stays: z.array(stayDraft).readonly(),
  guest: z.object({ first_name: text, last_name: text, phone: text, email: text }),
  /** Slot services, with the stay or alone. */
  seats: z.array(seatDraft).readonly(),
  /** The package that the stays are sold as, with the chosen time by the place of an included service. */
  package: z.object({ id: text, slots: z.record(text, text) }).nullable(),
  /** Whether only services are booked, without a stay. */
  without_stay: z.boolean(),
  /** Quantity by service; a missing service is not booked. */
  services: z.record(text, count),
  coupon: text,
  /** Whether a guest with a finished stay gets the discount for returning guests. */
  returning_discount: z.boolean(),
  /** Id of the chosen rate plan; null for the first that guests can book. */
  rate_plan: text.nullable(),
  /** Persons who pay no stay tax, by reason. */
  exempt: z.partialRecord(taxExemption, count),
  state: z.enum(ownerStartStates),
  channel: z.enum(['phone', 'walk_in']),
  payment_method: z.enum(['on_site', 'transfer']),
  language: language,
  arrival_time: text,
  note: text,
  internal_note: text,
  agreed: agreedDraft,
})
export type BookingDraft = z.infer<typeof bookingDraft>

/** Nothing agreed beside the price list. */
export const noAgreement: Draft = draftOf(null)

/** The initial draft: two adults, no unit chosen. */
export function emptyDraft(
  from: string | null,
  unit: string | null,
  until: string | null = null,
): BookingDraft {
  return {
    stays: [
      { key: 'first', accommodation_unit: unit, arrival: from, departure: until, adults: 2, children: '' },
    ],
    guest: { first_name: '', last_name: '', phone: '', email: '' },
    seats: [],
    package: null,
    without_stay: false,
    services: {},
    coupon: '',
    returning_discount: true,
    rate_plan: null,
    exempt: {},
    state: 'confirmed',
    channel: 'phone',
    payment_method: 'on_site',
    language: 'sk',
    arrival_time: '',
    note: '',
    internal_note: '',
    agreed: noAgreement,
  }
}

type RequestDraft = Pick<
  BookingDraft,
  'stays' | 'seats' | 'package' | 'without_stay' | 'services' | 'coupon' | 'rate_plan' | 'exempt'
>

/**
 * The quote request of the draft; null while a stay is unfinished.
 * @param packageSeats seats of the services that the package includes; null while they are unknown
 */
export function quoteOf(
  { stays, seats, package: sold, without_stay, services, coupon, rate_plan, exempt }: RequestDraft,
  packageSeats: readonly ServiceRequest[] | null = [],
) {
  const isPackage = sold !== null && !without_stay
  if (isPackage && !packageSeats) return null
  const requests = without_stay ? [] : requestsOf(stays)
  const seatRequests = seats.flatMap((seat) => seatRequestOf(seat) ?? [])
  if (!requests || requests.length + seatRequests.length === 0) return null
  return {
    stays: requests,
    services: [...(isPackage ? (packageSeats ?? []) : []), ...seatRequests],
    ...(isPackage && { package: sold.id }),
    common_services: Object.entries(services).map(([common_service, quantity]) => ({
      common_service,
      quantity,
    })),
    coupon: coupon.trim() || null,
    // A package is sold under the first plan that guests can book.
    rate_plan: without_stay || isPackage ? null : rate_plan,
    tax_exemptions: taxExemptions.flatMap(({ value }) =>
      Array.from({ length: without_stay ? 0 : (exempt[value] ?? 0) }, () => value),
    ),
  } satisfies QuoteInput
}

const unitsOf = (stays: BookingDraft['stays']): string =>
  stays.map(({ accommodation_unit }) => accommodation_unit).join()

/** A change of the draft, which also withdraws the choice of a plan where the units are others. */
export function withoutForeignPlan(
  draft: Pick<BookingDraft, 'stays'>,
  part: Partial<BookingDraft>,
): Partial<BookingDraft> {
  const isElsewhere = part.stays !== undefined && unitsOf(part.stays) !== unitsOf(draft.stays)
  return isElsewhere ? { ...part, rate_plan: null } : part
}

/** The agreement beside the price list; null where there is none, or where it is not complete yet. */
export function agreementOf({ agreed }: Pick<BookingDraft, 'agreed'>): PriceAdjustments | null {
  const isNone = agreed.kind === 'none' && agreed.lines.length === 0
  return isNone || hasProblems(agreed) ? null : adjustmentsOf(agreed)
}

/** The guest by whom earlier stays are found; null until an address or a phone number is complete. */
export function contactOf({ guest }: Pick<BookingDraft, 'guest'>) {
  const contact = {
    email: email.safeParse(guest.email.trim()).data ?? null,
    phone: phone.safeParse(guest.phone.trim()).data ?? null,
  }
  return contact.email || contact.phone ? contact : null
}

/** Whether something of the agreement is missing or wrong. */
export const hasProblems = (agreed: Draft): boolean => Object.values(problemsOf(agreed)).some(Boolean)

/**
 * The body of the booking; null while a stay is unfinished.
 * @param total price that the owner saw, in cents
 */
export function bookingOf(
  draft: BookingDraft,
  total: number,
  packageSeats?: readonly ServiceRequest[] | null,
): AdminBookingInput | null {
  const quote = quoteOf(draft, packageSeats)
  if (!quote) return null
  const {
    guest,
    returning_discount,
    state,
    channel,
    payment_method,
    language,
    arrival_time,
    note,
    internal_note,
  } = draft
  return {
    ...quote,
    guest: {
      first_name: guest.first_name.trim() || null,
      last_name: guest.last_name,
      phone: guest.phone.trim() || null,
      email: guest.email.trim() || null,
    },
    returning_discount,
    state,
    channel,
    payment_method,
    language,
    arrival_time: arrival_time || null,
    note: note.trim() || null,
    internal_note: internal_note.trim() || null,
    price_adjustments: agreementOf(draft),
    expected_total: total,
  }
}

/** The day of a package that is exactly the first stay of a draft; null where the stay has other days. */
export const packageDayOf = <Day extends Pick<PackageDay, 'arrival' | 'departure'>>(
  days: readonly Day[],
  [stay]: BookingDraft['stays'],
): Day | null =>
  days.find(({ arrival, departure }) => arrival === stay?.arrival && departure === stay.departure) ?? null
