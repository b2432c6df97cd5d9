import { readByGuests } from '@dvor/contract/installation/site-opening.ts'
import type { RecordChange } from '@dvor/contract/installation/events.ts'

/** Query keys of screens that show several collections, by the collection that changed. */
const alsoShown: Readonly<Record<string, readonly string[]>> = {
  reservations: [
    'accounting',
    'till',
    'kitchen-sheet',
    'housekeeping-sheet',
    'room-states',
    'resource-plan',
    'dashboard',
    'analytics',
    'tape-chart',
    'price-calendar',
    'invoices',
    'statement-lines',
    'gatherings',
    'guests',
    'queue',
  ],
  guests: ['reservations'],
  'room-states': ['housekeeping-sheet'],
  tasks: ['dashboard', 'queue', 'room-states', 'closures', 'tape-chart'],
  closures: ['room-states', 'dashboard', 'analytics', 'tape-chart', 'price-calendar'],
  vouchers: ['accounting', 'till', 'monthly-statement'],
  'common-services': ['kitchen-sheet', 'housekeeping-sheet'],
  'accommodation-units': [
    'housekeeping-sheet',
    'room-states',
    'dashboard',
    'analytics',
    'tape-chart',
    'price-calendar',
    'price-changes',
  ],
  'accommodation-objects': ['tape-chart'],
  'rate-plans': ['price-calendar'],
  prices: ['tape-chart', 'price-calendar', 'price-changes'],
  'day-rates': ['tape-chart', 'price-calendar', 'price-changes'],
  'price-changes': ['price-calendar', 'prices', 'day-rates', 'accommodation-units', 'tape-chart'],
  'calendar-feeds': ['dashboard', 'queue', 'analytics', 'tape-chart', 'calendar-conflicts'],
  'calendar-conflicts': ['dashboard', 'queue'],
  'outgoing-emails': ['dashboard', 'queue', 'reservations', 'enquiry-answers'],
  'incoming-emails': ['dashboard', 'queue', 'reservations'],
  surveys: ['dashboard', 'queue', 'survey-answers'],
  'hall-demands': ['dashboard', 'queue', 'resource-plan', 'enquiry-answers'],
  resources: ['resource-plan'],
  'resource-closures': ['resource-plan'],
  services: ['resource-plan'],
  'contact-messages': ['dashboard', 'queue', 'enquiry-answers'],
  'waiting-list': ['dashboard'],
  'statement-lines': ['queue'],
  'received-invoices': ['queue'],
  'global-settings': [
    'dashboard',
    'queue',
    'mail-server',
    'mailbox',
    'gateway-keys',
    'wallet-keys',
    'backups',
    'e-invoice-transport',
  ],
}

const ofSetUp = new Set<string>([...readByGuests, 'global-settings'])

/** Query keys of the set-up steps, for the collections that decide about them. */
const setUpBy = (collection: string): readonly string[] =>
  ofSetUp.has(collection) ? ['first-steps', 'site-opening'] : []

/** First keys of the cached queries that changes of these records invalidate. */
export function keysOf(changes: Iterable<Pick<RecordChange, 'collection'>>): Set<string> {
  const keys = new Set<string>()
  for (const { collection } of changes)
    for (const key of [collection, ...(alsoShown[collection] ?? []), ...setUpBy(collection)]) keys.add(key)
  return keys
}
