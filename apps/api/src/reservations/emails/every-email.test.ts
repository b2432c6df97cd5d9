import { isOff } from '@dvor/booking/reservation/states.ts'
import { priceStays } from '@dvor/booking/pricing/price.ts'
import { rateTable } from '@dvor/booking/pricing/rate.ts'
import { sampleSettings, sampleUnit, sampleStay } from '@dvor/booking/testing/samples.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { expect, test } from 'vitest'
import { emailTexts } from '../../seed/email-texts/seed-email-texts.ts'
import type { EmailSettings } from '../../messaging/queries.ts'
import { renderEmail } from '../../messaging/rendering/render-email.ts'
import { guestEmail, isGuestKey, isOwnerKey, ownerEmail, type GuestKey } from './email-requests.ts'
import { subjectOf, type Subject } from './email-subject.ts'
import type { Reservation } from '../queries/reservation-queries.ts'

const on: ReservationState[] = ['awaiting_payment', 'confirmed', 'checked_in', 'completed']
const over: ReservationState[] = ['expired', 'cancelled', 'rejected', 'no_show']
const ordered: ReservationState[] = ['pending_approval', ...on, ...over]

/** States in which an e-mail of a kind can be written. */
const statesOf: Record<GuestKey, readonly ReservationState[]> = {
  reservation_received: ['awaiting_payment'],
  reservation_pending_approval: ['pending_approval'],
  reservation_approved: ['awaiting_payment'],
  reservation_confirmed: ['confirmed'],
  reservation_rejected: ['rejected'],
  reservation_cancelled: ['cancelled'],
  reservation_expired: ['expired'],
  reservation_checked_in: ['checked_in'],
  reservation_completed: ['completed'],
  reservation_reopened: ['checked_in'],
  reservation_no_show: ['no_show'],
  reservation_changed: ['pending_approval', ...on],
  reservation_link: ordered,
  payment_received: on,
  payment_too_late: over,
  payment_refunded: ordered,
  payment_reminder: ['awaiting_payment', 'confirmed'],
  before_arrival: ['confirmed'],
  service_removed: on,
  service_cancelled: on,
  document_sent: ordered,
  allowance_documents: ['completed'],
  survey_request: ['completed'],
  survey_reminder: ['completed'],
}

const stayRequest = sampleStay({ arrival: '2026-07-02', departure: '2026-07-05' })
const service = {
  kind: 'service' as const,
  label: 'Jazda na koni',
  rule: null,
  accommodation_unit: null,
  quantity: 2,
  first_night: null,
  last_night: null,
  unit_price: 1800,
  amount: 3600,
  vat_kind: 'other' as const,
  occurrence: {
    service_slot: stayRequest.accommodation_unit,
    day: '2026-07-03',
    time_from: '10:00',
    time_to: '11:00',
    persons: 2,
  },
}
const settings = {
  business_name: 'Dvor',
  colour_primary: '#1f3d2b',
  colour_accent: '#d9a441',
  colour_paper: '#fbf7ef',
  legal_name: 'Dvor s.r.o.',
  email: 'dvor@example.sk',
  phone: '+421 900 111 222',
  street: 'Lipová 1',
  postal_code: '010 01',
  city: 'Žilina',
  iban: 'SK3112000000198742637541',
  bic: null,
  check_in_from: '14:00',
  check_in_until: '20:00',
  check_out_until: '10:00',
  notification_email: null,
  cancellation_rules: [{ days_before: 14, fee_percent: 30 }],
} as unknown as EmailSettings

interface Case {
  state: ReservationState
  payment_method: PaymentMethod
  language: Language
  withStay: boolean
  /** Whether the order was so late that all was due at once. */
  near: boolean
  paid: 'nothing' | 'deposit' | 'all' | 'more'
}

function subjectFor({ state, payment_method, language, withStay, near, paid }: Case): Subject {
  const price = priceStays({
    stays: withStay ? [{ table: rateTable(sampleUnit(), []), request: stayRequest }] : [],
    services: [],
    requestedServices: [],
    slotLines: [service],
    settings: sampleSettings,
    today: near ? '2026-06-30' : '2026-05-01',
  })
  const sums = { nothing: 0, deposit: price.deposit_due, all: price.total, more: price.total + 1000 }
  const reservation = {
    id: stayRequest.accommodation_unit,
    token: 'token',
    number: '20260001',
    state,
    language,
    first_name: 'Jana',
    guest_name: 'Jana Nováková',
    guest_email: 'jana@example.com',
    guest_phone: '+421 900 123 456',
    payment_method,
    price,
    total: price.total,
    deposit_due: price.deposit_due,
    security_deposit: 20_000,
    due: price.total - sums[paid],
    arrival: withStay ? stayRequest.arrival : null,
    departure: withStay ? stayRequest.departure : null,
    begins: withStay ? stayRequest.arrival : '2026-07-03',
    adults: withStay ? 2 : 0,
    children: 0,
    arrival_time: null,
    note: null,
    pay_by: state === 'awaiting_payment' && payment_method !== 'on_site' ? '2026-05-04T21:59:59.000Z' : null,
    approve_by: state === 'pending_approval' ? '2026-05-02T10:00:00.000Z' : null,
    cancellation_fee: state === 'cancelled' ? Math.min(sums[paid], 1000) : null,
    agreed_terms: null,
    terms_version: null,
    accepted_at: null,
    updatedAt: '2026-05-01T10:00:00.000Z',
  } as unknown as Reservation
  const { arrival, departure, adults, children_ages } = stayRequest
  const unit = { id: stayRequest.accommodation_unit, title: 'Drevenica', slug: 'drevenica', code: 'D1' }
  const place = {
    check_in_from: '15:00',
    check_out_until: '09:00',
    registration_number: null,
    address: 'Pri potoku 4',
  }
  const stays = withStay
    ? [{ id: unit.id, accommodation_unit: unit, arrival, departure, adults, children_ages, ...place }]
    : []
  return subjectOf(reservation, stays, settings, { publicUrl: 'https://dvor.example' })
}

const more = {
  amount: '20,00 €',
  service: 'Jazda na koni',
  reason: 'Prší.',
  changes: 'Pobyt sa zmenil.',
  document: 'Faktúra 1',
  survey_url: 'https://dvor.example/spatna-vazba',
}

/** A preposition at the end of a sentence. */
const emptyEnd = { sk: /\s(do|od|zostáva|sumu|platba)\s*[.,]/, en: /\s(by|until|from|of|is)\s*[.,]/ }

/** Parts that are missing from a text or contradict the reservation's state. */
function faultsOf(text: string, { state, payment_method, language }: Case, subject: Subject): string[] {
  const { account } = subject
  const plain = text.replaceAll('\u00A0', ' ')
  const asksForMoney =
    /zostáva (doplatiť|zaplatiť)|is left to pay|left to pay|uhradiť do|please pay|prosíme o úhradu|missing|chýba/i
  const wrong: [string, boolean][] = [
    ['an unreplaced variable', /\{\{|\}\}|undefined|\bnull\b|NaN|Invalid/.test(plain)],
    ['a missing value before a full stop', emptyEnd[language].test(plain)],
    ['a space before a full stop, or two in a row', /[^\s.] [.,;]|\S {2,}\S/.test(plain)],
    ['empty brackets', /\(\s*\)/.test(plain)],
    [
      'a request for money where none is owed',
      account.due === 0 &&
        asksForMoney.test(plain.replace(/Zostáva zaplatiť:? *0,00 €|Left to pay:? *€?0.00( €)?/gi, '')),
    ],
    ['a rest of a reservation that is off', account.due === 0 && /zostáva \d|\d is left/i.test(plain)],
    ['a security deposit of a given-up order', isOff(state) && /kaucia|security deposit/i.test(plain)],
    [
      'a deposit of who pays on site',
      payment_method === 'on_site' && /záloh|(?<!security )deposit|PAY by square/i.test(plain),
    ],
    [
      'a firm booking that is off',
      over.includes(state) && /je potvrdená|is confirmed|tešíme sa na vás/i.test(plain),
    ],
  ]
  return wrong.flatMap(([fault, is]) => (is ? [fault] : []))
}

const every = <T>(values: readonly T[], of: (value: T) => Case[]): Case[] => values.flatMap(of)
const cases: Case[] = every<ReservationState>(ordered, (state) =>
  every<PaymentMethod>(['card', 'transfer', 'on_site'], (payment_method) =>
    every<Language>(['sk', 'en'], (language) =>
      every([true, false], (withStay) =>
        every([true, false], (near) =>
          (['nothing', 'deposit', 'all', 'more'] as const).map((paid) => ({
            state,
            payment_method,
            language,
            withStay,
            near,
            paid,
          })),
        ),
      ),
    ),
  ),
)

/** Whether an e-mail of the kind can be written with this amount paid. */
function isPossible(
  key: GuestKey,
  { paid, payment_method, near, withStay, state }: Case,
  { account }: Subject,
): boolean {
  const askedAll = near || !withStay
  if (key === 'reservation_received' || key === 'reservation_approved')
    return paid === 'nothing' && payment_method !== 'on_site'
  if (key === 'reservation_pending_approval' || key === 'reservation_rejected') return paid === 'nothing'
  if (key === 'payment_reminder')
    return payment_method !== 'on_site' && account.due > 0 && (state === 'confirmed' || paid === 'nothing')
  if (key === 'reservation_confirmed' && payment_method !== 'on_site' && askedAll) return account.due === 0
  return key === 'payment_received' || key === 'payment_too_late' ? paid !== 'nothing' : true
}

test('no e-mail in any state and payment method lacks a value or contradicts the reservation', () => {
  const found = new Map<string, string>()
  let written = 0
  const subjects = cases.map((one) => ({ one, subject: subjectFor(one) }))
  for (const text of emailTexts) {
    const { key } = text
    if (!isGuestKey(key) && !isOwnerKey(key)) continue
    const states = isGuestKey(key) ? statesOf[key] : ordered
    for (const { one, subject } of subjects) {
      if (isOwnerKey(key) && one.language === 'en') continue
      if (!states.includes(one.state) || (isGuestKey(key) && !isPossible(key, one, subject))) continue
      const request = isGuestKey(key) ? guestEmail(subject, key, more) : ownerEmail(subject, key, more)
      if (!request) continue
      const texts = { ...text, active: true } as Parameters<typeof renderEmail>[0]
      const email = renderEmail(texts, settings, { ...request, language: request.language })
      written += 1
      const faults = faultsOf(`${email.subject}\n${email.text}`, one, subject)
      for (const fault of faults)
        if (!found.has(`${key}: ${fault}`))
          found.set(`${key}: ${fault}`, `${JSON.stringify(one)}\n${email.text}`)
    }
  }
  expect(written).toBeGreaterThan(1000)
  expect([...found].map(([fault, where]) => `${fault} ${where}`)).toEqual([])
})
