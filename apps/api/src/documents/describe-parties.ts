import { unitText } from '@dvor/booking/messages/unit-text.ts'
import type { BilledStay, Buyer, PaymentView, Seller } from '@dvor/booking/invoice/document.ts'
import { countryCodeOf } from '@dvor/format/countries.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { ApiError } from '../platform/errors.ts'
import type { DocumentRefusal } from '@dvor/contract/money/invoices.ts'
import type { Facts } from './read-facts.ts'

/** The refusal of a document, with its reason in `details`, from which the back office words it. */
export const refused = (reason: DocumentRefusal, message: string) =>
  new ApiError('document_refused', message, { details: { reason } })

/** Settings from before countries were checked may have any text; unknown ones count as Slovakia. */
const countryCode = (written: string): string => countryCodeOf(written) ?? 'SK'

/** The property as the seller on its documents. */
export function sellerOf(settings: Settings): Seller {
  return {
    name: settings.legal_name ?? settings.business_name,
    trading_name: settings.business_name,
    street: settings.street ?? '',
    postal_code: settings.postal_code ?? '',
    city: settings.city ?? '',
    country: countryCode(settings.country),
    ico: settings.ico,
    dic: settings.dic,
    ic_dph: settings.vat_payer ? settings.ic_dph : null,
    registration: settings.registration_note,
    email: settings.email,
    phone: settings.phone,
  }
}

/** Whether the settings have the business data that the law requires on an invoice. */
export function isSellerComplete(settings: Settings): boolean {
  const { street, postal_code, city, ico, dic, vat_payer, ic_dph } = settings
  return Boolean(street && postal_code && city && (ico || dic) && (!vat_payer || ic_dph))
}

/** @throws ApiError `document_refused` */
export function refuseIncompleteSeller(settings: Settings): void {
  if (!isSellerComplete(settings))
    throw refused('property_incomplete', 'The business data in the settings are not complete')
}

/** The person who booked, or the employee who asks for the recreation allowance. */
export function guestOf({ reservation }: Pick<Facts, 'reservation'>): Buyer {
  const { guest_name, guest_country, guest_email, guest_address, recreation_allowance } = reservation
  const person = {
    ...guest_address,
    name: recreation_allowance?.employee ?? guest_name ?? '',
    country: guest_country ?? 'SK',
    email: guest_email,
  }
  return { ...person, ico: null, dic: null, ic_dph: null }
}

/** Persons who take part in a stay with the recreation allowance, the employee first; nobody without it. */
export function participantsOf({ reservation }: Pick<Facts, 'reservation'>): string[] {
  const { recreation_allowance } = reservation
  return recreation_allowance ? [recreation_allowance.employee, ...recreation_allowance.participants] : []
}

/** The payer: the guest's company, else the guest. */
export function buyerOf({ reservation }: Pick<Facts, 'reservation'>): Buyer {
  const { company, guest_email } = reservation
  if (!company) return guestOf({ reservation })
  const { ico = null, dic = null, ic_dph = null, ...address } = company
  return { ...address, ico, dic, ic_dph, email: guest_email }
}

/** The booked stay for the document. */
export function stayOf({ reservation, stays }: Pick<Facts, 'reservation' | 'stays'>): BilledStay {
  const { number, guest_name, arrival, departure, adults, children, language } = reservation
  return {
    reservation: number ?? '',
    guest: guest_name ?? '',
    arrival,
    departure,
    adults,
    children,
    units: stays.map((stay) => ({
      title: unitText(stay, language),
      arrival: stay.arrival,
      departure: stay.departure,
      adults: stay.adults,
      children: stay.children_ages.length,
    })),
    registration_numbers: [...new Set(stays.flatMap((stay) => stay.registration_number ?? []))],
  }
}

/** The entries of the ledger as a document shows them, in cents and with the day on which the money came. */
export const paymentsOf = ({ entries, bankDays }: Pick<Facts, 'entries' | 'bankDays'>): PaymentView[] =>
  entries.map(({ id, createdAt, method, amount }) => ({
    day: bankDays.get(id)?.came ?? todayIn(createdAt),
    method,
    amount,
  }))
