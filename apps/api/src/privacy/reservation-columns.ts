import type { reservations } from '../db/schema/reservations/reservations.ts'

type Column = keyof typeof reservations.$inferSelect

/**
 * The treatment of a column when the guest is cleared; `trace` is the address of the browser, `link` the guest's link.
 */
type Treatment = 'clear' | 'stay' | 'trace' | 'link'

/** Each column of a reservation: a new one does not compile until it is decided. */
const columns: Readonly<Record<Column, Treatment>> = {
  guest: 'clear',
  first_name: 'clear',
  last_name: 'clear',
  guest_name: 'clear',
  guest_email: 'clear',
  guest_phone: 'clear',
  guest_address: 'clear',
  recreation_allowance: 'clear',
  company: 'clear',
  note: 'clear',
  internal_note: 'clear',
  attention: 'clear',
  ip: 'trace',
  device: 'trace',
  token: 'link',
  id: 'stay',
  createdAt: 'stay',
  updatedAt: 'stay',
  number: 'stay',
  state: 'stay',
  channel: 'stay',
  language: 'stay',
  guest_country: 'stay',
  allowance_sent_at: 'stay',
  arrival: 'stay',
  departure: 'stay',
  begins: 'stay',
  adults: 'stay',
  children: 'stay',
  arrival_time: 'stay',
  payment_method: 'stay',
  price: 'stay',
  price_adjustments: 'clear',
  total: 'stay',
  deposit_due: 'stay',
  security_deposit: 'stay',
  due: 'stay',
  pay_by: 'stay',
  approve_by: 'stay',
  hold_expires_at: 'stay',
  cancellation_fee: 'stay',
  rate_plan: 'stay',
  coupon: 'stay',
  package: 'stay',
  coupon_code: 'stay',
  coupon_counted: 'stay',
  terms_version: 'stay',
  agreed_terms: 'stay',
  tax_guests: 'stay',
  accepted_at: 'stay',
}

/** The columns of reservations with a treatment. */
export const columnsThat = (...treatments: Treatment[]): Column[] =>
  (Object.keys(columns) as Column[]).filter((column) => treatments.includes(columns[column]))
