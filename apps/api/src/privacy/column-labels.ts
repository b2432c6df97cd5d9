import type { Field, Words } from '@dvor/contract/declaration/field.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'

/** Labels of columns that no collection declares. */
const labels: Readonly<Record<string, Words>> = {
  createdAt: { sk: 'Vytvorené', en: 'Created' },
  updatedAt: { sk: 'Zmenené', en: 'Changed' },
  reservation: { sk: 'Rezervácia', en: 'Booking' },
  arrival: { sk: 'Príchod', en: 'Arrival' },
  departure: { sk: 'Odchod', en: 'Departure' },
  adults: { sk: 'Dospelí', en: 'Adults' },
  children_ages: { sk: 'Vek detí', en: 'Ages of children' },
  first_name: { sk: 'Meno', en: 'First name' },
  last_name: { sk: 'Priezvisko', en: 'Last name' },
  birth_date: { sk: 'Dátum narodenia', en: 'Date of birth' },
  nationality: { sk: 'Štátna príslušnosť', en: 'Nationality' },
  document_kind: { sk: 'Druh dokladu', en: 'Kind of document' },
  document_number: { sk: 'Číslo dokladu', en: 'Number of document' },
  birth_place: { sk: 'Miesto narodenia', en: 'Place of birth' },
  visa_number: { sk: 'Číslo víza', en: 'Number of visa' },
  address: { sk: 'Adresa', en: 'Address' },
  purpose: { sk: 'Účel pobytu', en: 'Purpose of the stay' },
  tax_exemption: { sk: 'Oslobodenie od dane', en: 'Tax exemption' },
  reported_at: { sk: 'Nahlásené', en: 'Reported' },
  title: { sk: 'Názov', en: 'Title' },
  day: { sk: 'Deň', en: 'Day' },
  time_from: { sk: 'Od', en: 'From' },
  time_to: { sk: 'Do', en: 'Until' },
  persons: { sk: 'Osoby', en: 'Persons' },
  quantity: { sk: 'Počet', en: 'Quantity' },
  kind: { sk: 'Druh', en: 'Kind' },
  method: { sk: 'Spôsob', en: 'Method' },
  provider: { sk: 'Brána', en: 'Gateway' },
  amount: { sk: 'Suma v centoch', en: 'Amount in cents' },
  note: { sk: 'Poznámka', en: 'Note' },
  number: { sk: 'Číslo', en: 'Number' },
  year: { sk: 'Rok', en: 'Year' },
  state: { sk: 'Stav', en: 'State' },
  reason: { sk: 'Dôvod', en: 'Reason' },
  recorded_by: { sk: 'Zapísal', en: 'Recorded by' },
  requested_by: { sk: 'Požiadal', en: 'Requested by' },
  ip: { sk: 'IP adresa', en: 'IP address' },
  language: { sk: 'Jazyk', en: 'Language' },
  body_text: { sk: 'Text', en: 'Text' },
  hall_demand: { sk: 'Dopyt na sálu', en: 'Hall enquiry' },
  contact_message: { sk: 'Správa z webu', en: 'Message from the site' },
  author: { sk: 'Napísal', en: 'Written by' },
  reply_to: { sk: 'Odpovedať komu', en: 'Answer to' },
  attachments: { sk: 'Prílohy', en: 'Attachments' },
  device: { sk: 'Zariadenie', en: 'Device' },
  lastUsedAt: { sk: 'Naposledy použité', en: 'Last used' },
  expiresAt: { sk: 'Platí do', en: 'Valid until' },
  name: { sk: 'Názov', en: 'Name' },
  collection: { sk: 'Zoznam', en: 'List' },
  query: { sk: 'Filtre', en: 'Filters' },
  columns: { sk: 'Stĺpce', en: 'Columns' },
  role: { sk: 'Rola', en: 'Role' },
  at: { sk: 'Kedy', en: 'When' },
  actor: { sk: 'Kto', en: 'Who' },
  action: { sk: 'Čo', en: 'What' },
  before: { sk: 'Predtým', en: 'Before' },
  after: { sk: 'Potom', en: 'After' },
}

const declared: Readonly<Record<string, { fields: Readonly<Record<string, Field>> }>> = collections

/** Label of a column: of the collection's field, of the list above, otherwise its name. */
export function labelOf(section: string, column: string, language: OfficeLanguage): string {
  const field = declared[section]?.fields[column]
  return (field?.label ?? labels[column])?.[language] ?? column
}

/** Whether a column holds cents. */
export const isMoney = (section: string, column: string): boolean =>
  declared[section]?.fields[column]?.kind === 'cents'
