import type { PersonSection } from './read-person.ts'

const order = ['createdAt', 'number', 'state', 'language', 'accepted_at', 'terms_version', 'agreed_terms']
const name = ['first_name', 'last_name']
const contacts = [name, 'guest_name', 'guest_email', 'guest_phone', 'guest_country', 'guest_address'].flat()
const stay = ['arrival', 'departure', 'begins', 'arrival_time', 'adults', 'children', 'tax_guests', 'note']
const price = ['price', 'total', 'deposit_due', 'due', 'security_deposit', 'payment_method', 'pay_by']
const settled = ['cancellation_fee', 'coupon_code', 'company', 'recreation_allowance']
const papers = ['document_kind', 'document_number', 'birth_place', 'visa_number']
const identity = ['birth_date', 'nationality', ...papers, 'address']
const registered = ['purpose', 'tax_exemption', 'reported_at']
const money = ['createdAt', 'kind', 'method', 'amount']

/**
 * Everything that the download by a guest's link may have: sections, and their keys. The link is shared with fellow
 * travellers, so notes and reasons of the owner, names of the staff, addresses of browsers and bank movements are not in
 * it (decision 083). A new column is left out until it stands here.
 */
const ownKeys: Readonly<Record<string, readonly string[]>> = {
  reservations: [order, contacts, stay, price, settled].flat(),
  stays: ['arrival', 'departure', 'adults', 'children_ages'],
  stay_guests: [name, identity, registered].flat(),
  common_service_reservations: ['title', 'quantity', 'amount'],
  service_reservations: ['title', 'day', 'time_from', 'time_to', 'persons', 'children', 'amount'],
  transaction_logs: money,
  security_deposit_entries: money,
  payment_attempts: ['createdAt', 'provider', 'method', 'amount', 'state'],
  payment_refunds: ['createdAt', 'provider', 'amount', 'state'],
  receipts: ['number', 'year', 'createdAt'],
  invoices: ['kind', 'number', 'customer', 'issued_on', 'delivered_on', 'due_on', 'net', 'vat', 'total'],
  voucher_movements: ['createdAt', 'kind', 'amount'],
  'outgoing-emails': ['createdAt', 'to', 'subject', 'body_text', 'sent_at', 'state'],
  surveys: ['guest_name', 'first_name', 'email', 'sent_at', 'done_at', 'publish_consent'],
  'survey-answers': ['question_text', 'value'],
}

/**
 * The part of a reservation's sections that the guest's link may show. E-mails are those to the guest's present address,
 * because others went to the owner. @param email of the guest; null where there is none
 */
export function ownSections(sections: readonly PersonSection[], email: string | null): PersonSection[] {
  const isOwn = ({ name }: PersonSection, record: Record<string, unknown>) =>
    name !== 'outgoing-emails' || String(record['to']).toLowerCase() === email?.toLowerCase()
  return sections
    .map((section) => {
      const keys = ownKeys[section.name] ?? []
      const records = section.records
        .filter((record) => isOwn(section, record))
        .map((record) => Object.fromEntries(keys.map((key) => [key, record[key]])))
      return { ...section, records: keys.length > 0 ? records : [] }
    })
    .filter(({ records }) => records.length > 0)
}
