import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { priceBreakdown } from '../../pricing/quotes.ts'
import {
  channels,
  paymentMethods,
  paymentStatuses,
  reservationStates,
  stateChoices,
} from '../../values/reservation-states.ts'
import { transactionLog } from '../../money/ledger.ts'
import { reservationAlert } from '../../reservations/reservation-alerts.ts'
import { guestSummary } from '../../guests/guest-cards.ts'
import { guestAddress } from '../../reservations/guest-address.ts'
import { priceAdjustments } from '../../reservations/price-adjustments.ts'
import { allowanceRequest } from '../../reservations/recreation-allowance.ts'
import { company } from '../../money/company.ts'
import { commonServiceReservation, stayView } from '../../reservations/reservations.ts'
import { serviceReservation } from '../../services/slots.ts'
import { askedLanguage } from './asked-stay-fields.ts'
import { cents } from '../../values/values.ts'

/** Lists and filters of reservations; writing goes through the use-cases in `api/booking`. */
export const reservations = declare({
  name: 'reservations',
  label: { one: { sk: 'Rezervácia', en: 'Booking' }, many: { sk: 'Rezervácie', en: 'Bookings' } },
  adminPath: '/reservations',
  operations: fullPattern,
  permissions: {
    read: 'reservations.read',
    create: 'reservations.create',
    edit: 'reservations.edit',
    delete: 'reservations.cancel',
  },
  titleField: 'number',
  sort: 'createdAt:DESC',
  fields: {
    number: f.text({ label: { sk: 'Číslo', en: 'Number' }, readOnly: true, inList: true }),
    token: f.text({
      sees: 'reservations.cancel',
      label: { sk: 'Odkaz', en: 'Link' },
      required: true,
      readOnly: true,
    }),
    state: f.choice(stateChoices, { label: { sk: 'Stav', en: 'State' }, required: true, inList: true }),
    channel: f.choice(channels, { label: { sk: 'Odkiaľ', en: 'Source' }, default: 'web', readOnly: true }),
    language: askedLanguage,
    guest_name: f.text({ label: { sk: 'Hosť', en: 'Guest' }, readOnly: true, inList: true }),
    /** Null where the reservation names nobody who could be found again. */
    guest_card: f.computed(guestSummary.nullable(), {
      sees: 'guests.read',
      label: { sk: 'Karta hosťa', en: 'Guest card' },
    }),
    first_name: f.text({ label: { sk: 'Meno', en: 'Name' }, readOnly: true }),
    last_name: f.text({ label: { sk: 'Priezvisko', en: 'Last name' }, readOnly: true }),
    guest_email: f.email({ sees: 'guests.read', label: { sk: 'E-mail', en: 'E-mail' }, readOnly: true }),
    guest_phone: f.phone({ sees: 'guests.read', label: { sk: 'Telefón', en: 'Phone' }, readOnly: true }),
    guest_country: f.text({ label: { sk: 'Krajina', en: 'Country' }, readOnly: true }),
    guest_address: f.json(guestAddress, {
      sees: 'guests.read',
      label: { sk: 'Adresa hosťa', en: 'Address of the guest' },
      readOnly: true,
    }),
    recreation_allowance: f.json(allowanceRequest, {
      sees: 'guests.read',
      label: { sk: 'Príspevok na rekreáciu', en: 'Recreation allowance' },
      readOnly: true,
    }),
    allowance_sent_at: f.instant({
      label: { sk: 'Doklady na príspevok odoslané', en: 'Documents of the allowance sent' },
      readOnly: true,
    }),
    company: f.json(company, {
      sees: 'guests.read',
      label: { sk: 'Fakturačné údaje', en: 'Billing details' },
    }),
    arrival: f.day({ label: { sk: 'Príchod', en: 'Arrival' }, readOnly: true, inList: true }),
    departure: f.day({ label: { sk: 'Odchod', en: 'Departure' }, readOnly: true, inList: true }),
    adults: f.count({ label: { sk: 'Dospelí', en: 'Adults' }, default: 0, readOnly: true }),
    children: f.count({ label: { sk: 'Deti', en: 'Children' }, default: 0, readOnly: true }),
    arrival_time: f.time({ label: { sk: 'Čas príchodu', en: 'Time of arrival' } }),
    note: f.longtext({ label: { sk: 'Poznámka hosťa', en: 'Note of the guest' } }),
    internal_note: f.longtext({ label: { sk: 'Interná poznámka', en: 'Internal note' } }),
    payment_method: f.choice(paymentMethods, {
      sees: 'money.read',
      label: { sk: 'Spôsob platby', en: 'Payment method' },
      readOnly: true,
    }),
    total: f.cents({
      sees: 'money.read',
      label: { sk: 'Cena spolu', en: 'Total price' },
      default: 0,
      readOnly: true,
      inList: true,
    }),
    deposit_due: f.cents({
      sees: 'money.read',
      label: { sk: 'Záloha', en: 'Deposit' },
      default: 0,
      readOnly: true,
    }),
    due: f.signedCents({
      sees: 'money.read',
      label: { sk: 'Zostáva zaplatiť', en: 'Still to pay' },
      default: 0,
      readOnly: true,
    }),
    pay_by: f.instant({ label: { sk: 'Zaplatiť do', en: 'Pay by' }, readOnly: true }),
    approve_by: f.instant({ label: { sk: 'Schváliť do', en: 'Approve by' }, readOnly: true }),
    hold_expires_at: f.instant({ label: { sk: 'Podržaná do', en: 'Held until' }, readOnly: true }),
    attention: f.longtext({
      sees: 'money.read',
      label: { sk: 'Treba sa pozrieť', en: 'Needs attention' },
      inList: true,
    }),
    alerts: f.computed(z.array(reservationAlert), {
      label: { sk: 'Upozornenia', en: 'Alerts' },
    }),
    rate_plan: f.relation('rate-plans', {
      label: { sk: 'Sadzba', en: 'Rate plan' },
      nested: false,
      readOnly: true,
    }),
    coupon_code: f.text({ sees: 'money.read', label: { sk: 'Kupón', en: 'Coupon' }, readOnly: true }),
    terms_version: f.text({ label: { sk: 'Verzia podmienok', en: 'Version of the terms' }, readOnly: true }),
    accepted_at: f.instant({ label: { sk: 'Podmienky prijaté', en: 'Terms accepted' }, readOnly: true }),
    price_adjustments: f.json(priceAdjustments, {
      sees: 'money.read',
      label: { sk: 'Dohodnutá cena', en: 'Agreed price' },
      readOnly: true,
    }),
    price: f.computed(priceBreakdown, { sees: 'money.read', label: { sk: 'Cena', en: 'Price' } }),
    paid: f.computed(cents, { sees: 'money.read', label: { sk: 'Zaplatené', en: 'Paid' } }),
    to_return: f.computed(cents, { sees: 'money.read', label: { sk: 'Treba vrátiť', en: 'To refund' } }),
    cancellation_fee: f.cents({
      sees: 'money.read',
      label: { sk: 'Storno poplatok', en: 'Cancellation fee' },
      readOnly: true,
    }),
    payment_status: f.computed(z.enum(paymentStatuses.map((s) => s.value)), {
      sees: 'money.read',
      label: { sk: 'Platba', en: 'Payment' },
      inList: true,
    }),
    stays: f.computed(z.array(stayView), { label: { sk: 'Pobyty', en: 'Stays' }, inList: true }),
    service_reservations: f.computed(z.array(serviceReservation), {
      label: { sk: 'Služby s termínom', en: 'Services with a time' },
    }),
    common_service_reservations: f.computed(z.array(commonServiceReservation), {
      label: { sk: 'Služby', en: 'Services' },
    }),
    transaction_logs: f.computed(z.array(transactionLog), {
      sees: 'money.read',
      label: { sk: 'Platby', en: 'Payments' },
    }),
    allowed_transitions: f.computed(z.array(z.enum(reservationStates.map((s) => s.value))), {
      label: { sk: 'Ďalšie kroky', en: 'Next steps' },
    }),
  },
})
