import type { Language } from '@dvor/format/languages.ts'
import { ownDataWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import type { PersonSection } from './read-person.ts'

type Section = keyof Texts['ownDataWords']['sections']
type Label = keyof Texts['ownDataWords']['labels']

const order: Label[] = [
  'createdAt',
  'number',
  'state',
  'language',
  'accepted_at',
  'terms_version',
  'agreed_terms',
]
const name: Label[] = ['first_name', 'last_name']
const contacts: Label[] = [
  ...name,
  'guest_name',
  'guest_email',
  'guest_phone',
  'guest_country',
  'guest_address',
]
const stay: Label[] = [
  'arrival',
  'departure',
  'begins',
  'arrival_time',
  'adults',
  'children',
  'tax_guests',
  'note',
]
const price: Label[] = [
  'price',
  'total',
  'deposit_due',
  'due',
  'security_deposit',
  'payment_method',
  'pay_by',
]
const settled: Label[] = ['cancellation_fee', 'coupon_code', 'company', 'recreation_allowance']
const papers: Label[] = ['document_kind', 'document_number', 'birth_place', 'visa_number']
const identity: Label[] = ['birth_date', 'nationality', ...papers, 'address']
const registered: Label[] = ['purpose', 'tax_exemption', 'reported_at']
const money: Label[] = ['createdAt', 'kind', 'method', 'amount']

/**
 * Everything that the download by a guest's link may have: sections, and their keys. The link is shared with fellow
 * travellers, so notes and reasons of the owner, names of the staff, addresses of browsers and bank movements are not in
 * it (decision 083). A new column is left out until it stands here.
 */
const ownKeys: Readonly<Record<Section, readonly Label[]>> = {
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

const isOwnSection = (name: string): name is Section => Object.hasOwn(ownKeys, name)

/**
 * The part of a reservation's sections that the guest's link may show, in the guest's language. E-mails are those to the
 * guest's present address, because others went to the owner. @param email of the guest; null where there is none
 */
export function ownSections(
  sections: readonly PersonSection[],
  email: string | null,
  language: Language,
): PersonSection[] {
  const isOwn = (name: Section, record: Record<string, unknown>) =>
    name !== 'outgoing-emails' || String(record['to']).toLowerCase() === email?.toLowerCase()
  return sections.flatMap(({ name, records: all }) => {
    if (!isOwnSection(name)) return []
    const records = all
      .filter((record) => isOwn(name, record))
      .map((record) => Object.fromEntries(ownKeys[name].map((key) => [key, record[key]])))
    return records.length > 0 ? [{ name, label: ownDataWords[language].sections[name], records }] : []
  })
}

/** The label of a value in the part for guests; its key for one that is not in it. */
export function ownLabel(key: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = ownDataWords[language].labels
  return labels[key] ?? key
}
