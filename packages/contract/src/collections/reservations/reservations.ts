import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { priceBreakdown } from '../../pricing/quotes.ts'
import {
  channels,
  paymentMethods,
  paymentStatuses,
  reservationStates,
} from '../../values/reservation-states.ts'
import { transactionLog } from '../../money/ledger.ts'
import { reservationAlert } from '../../reservations/reservation-alerts.ts'
import { commonServiceReservation, company, stayView } from '../../reservations/reservations.ts'
import { serviceReservation } from '../../services/slots.ts'
import { cents, language } from '../../values/values.ts'

const languageNames = { sk: 'slovensky', en: 'anglicky' } as const
const languages = language.options.map((value) => ({ value, label: languageNames[value] }))

/** Lists and filters of reservations; writing goes through the use-cases in `api/booking`. */
export const reservations = declare({
  name: 'reservations',
  label: { one: 'Rezervácia', many: 'Rezervácie' },
  adminPath: '/reservations',
  operations: fullPattern,
  titleField: 'number',
  sort: 'createdAt:DESC',
  fields: {
    number: f.text({ label: 'Číslo', readOnly: true, inList: true }),
    token: f.text({ label: 'Odkaz', required: true, readOnly: true }),
    state: f.choice(reservationStates, { label: 'Stav', required: true, inList: true }),
    channel: f.choice(channels, { label: 'Odkiaľ', default: 'web', readOnly: true }),
    language: f.choice(languages, { label: 'Jazyk', default: 'sk', readOnly: true }),
    guest_name: f.text({ label: 'Hosť', readOnly: true, inList: true }),
    first_name: f.text({ label: 'Meno', readOnly: true }),
    last_name: f.text({ label: 'Priezvisko', readOnly: true }),
    guest_email: f.email({ label: 'E-mail', readOnly: true }),
    guest_phone: f.phone({ label: 'Telefón', readOnly: true }),
    guest_country: f.text({ label: 'Krajina', readOnly: true }),
    company: f.json(company, { label: 'Fakturačné údaje' }),
    arrival: f.day({ label: 'Príchod', readOnly: true, inList: true }),
    departure: f.day({ label: 'Odchod', readOnly: true, inList: true }),
    adults: f.count({ label: 'Dospelí', default: 0, readOnly: true }),
    children: f.count({ label: 'Deti', default: 0, readOnly: true }),
    arrival_time: f.time({ label: 'Čas príchodu' }),
    note: f.longtext({ label: 'Poznámka hosťa' }),
    internal_note: f.longtext({ label: 'Interná poznámka' }),
    payment_method: f.choice(paymentMethods, { label: 'Spôsob platby', readOnly: true }),
    total: f.cents({ label: 'Cena spolu', default: 0, readOnly: true, inList: true }),
    deposit_due: f.cents({ label: 'Záloha', default: 0, readOnly: true }),
    due: f.signedCents({ label: 'Zostáva zaplatiť', default: 0, readOnly: true }),
    pay_by: f.instant({ label: 'Zaplatiť do', readOnly: true }),
    approve_by: f.instant({ label: 'Schváliť do', readOnly: true }),
    hold_expires_at: f.instant({ label: 'Podržaná do', readOnly: true }),
    attention: f.text({ label: 'Treba sa pozrieť', inList: true }),
    alerts: f.computed(z.array(reservationAlert), { label: 'Upozornenia' }),
    coupon_code: f.text({ label: 'Kupón', readOnly: true }),
    terms_version: f.text({ label: 'Verzia podmienok', readOnly: true }),
    accepted_at: f.instant({ label: 'Podmienky prijaté', readOnly: true }),
    price: f.computed(priceBreakdown, { label: 'Cena' }),
    paid: f.computed(cents, { label: 'Zaplatené' }),
    to_return: f.computed(cents, { label: 'Treba vrátiť' }),
    cancellation_fee: f.cents({ label: 'Storno poplatok', readOnly: true }),
    payment_status: f.computed(z.enum(paymentStatuses.map((s) => s.value)), {
      label: 'Platba',
      inList: true,
    }),
    stays: f.computed(z.array(stayView), { label: 'Pobyty', inList: true }),
    service_reservations: f.computed(z.array(serviceReservation), { label: 'Služby s termínom' }),
    common_service_reservations: f.computed(z.array(commonServiceReservation), { label: 'Služby' }),
    transaction_logs: f.computed(z.array(transactionLog), { label: 'Platby' }),
    allowed_transitions: f.computed(z.array(z.enum(reservationStates.map((s) => s.value))), {
      label: 'Ďalšie kroky',
    }),
  },
})
