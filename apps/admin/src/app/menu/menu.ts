import { allCollections, offers } from '../registry/route-patterns.ts'

export interface MenuItem {
  readonly id: string
  readonly path: string
  readonly label: string
}
export interface MenuGroup {
  readonly id: string
  readonly label: string
  readonly children: readonly MenuItem[]
}
export type MenuEntry = MenuItem | MenuGroup

interface Group {
  readonly id: string
  readonly label: string
  readonly of: readonly string[]
}
type Slot = string | Group

/** The specification's sidebar in its order, by collection name; a collection joins when it is declared. */
const specSlots: readonly Slot[] = [
  'contacts',
  'accommodation-units',
  'accommodation-objects',
  'editable-automated-emails',
  'administrator-forms',
  'galleries',
  'text-blocks',
  'reservations',
  'activities',
  'activity-prices',
  'documents',
  { id: 'services', label: 'Služby', of: ['common-services', 'services'] },
  'coupons',
  { id: 'blog', label: 'Blog', of: ['image-blog-articles', 'blog-articles', 'blog-categories'] },
  { id: 'survey', label: 'Dotazník', of: ['survey-questions', 'surveys', 'survey-answers'] },
  'seasonal-offers',
]

/** Screens beyond the specification's sidebar, after a line. */
const furtherSlots: readonly Slot[] = [
  'analytics',
  'closures',
  { id: 'calendars', label: 'Kalendáre portálov', of: ['calendar-feeds', 'calendar-conflicts'] },
  'guest-register',
  'stay-tax',
  'prices',
  'price-simulator',
  'halls',
  'hall-demands',
  'contact-messages',
  'invoices',
  'statement-lines',
  'outgoing-emails',
  'users',
  'global-settings',
]

/** Screens that belong to no collection, where they stand among the others. */
const pageItems: readonly MenuItem[] = [
  { id: 'analytics', path: '/dashboard/analytics', label: 'Štatistiky' },
  { id: 'guest-register', path: '/guest-register', label: 'Kniha hostí' },
  { id: 'stay-tax', path: '/stay-tax', label: 'Daň za ubytovanie' },
  { id: 'price-simulator', path: '/price-simulator', label: 'Simulátor cien' },
]

function itemOf(name: string): MenuItem[] {
  const page = pageItems.find(({ id }) => id === name)
  if (page) return [page]
  const collection = allCollections.find((candidate) => candidate.name === name)
  const listed = collection && (offers(collection, 'list') || collection.singleton)
  if (!listed || !collection.adminPath) return []
  return [{ id: name, path: collection.adminPath, label: collection.label.many }]
}

function entriesOf(slots: readonly Slot[]): MenuEntry[] {
  return slots.flatMap((slot): MenuEntry[] => {
    if (typeof slot === 'string') return itemOf(slot)
    const children = slot.of.flatMap(itemOf)
    return children.length ? [{ id: slot.id, label: slot.label, children }] : []
  })
}

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'children' in entry

/** The default landing, above the specification's entries. */
export const homeEntry: MenuItem = { id: 'dashboard', path: '/dashboard', label: 'Prehľad' }
/** Second, for it is open all day. */
export const calendarEntry: MenuItem = { id: 'calendar', path: '/calendar', label: 'Kalendár' }
export const specEntries: readonly MenuEntry[] = entriesOf(specSlots)
export const furtherEntries: readonly MenuEntry[] = entriesOf(furtherSlots)
