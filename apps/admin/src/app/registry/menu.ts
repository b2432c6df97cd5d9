import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections, type CollectionName } from '@dvor/contract/collections/index.ts'
import { offers } from '../../core/records/collection-paths.ts'
import { pages, type Page, type PageName } from './pages.ts'

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

type ScreenName = CollectionName | PageName

interface Group {
  readonly id: string
  readonly label: string
  readonly of: readonly ScreenName[]
}
type Slot = ScreenName | Group

/** The specification's sidebar in its order. */
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

/** Screens beyond the specification's sidebar, below a heading. */
const furtherSlots: readonly Slot[] = [
  'analytics',
  'kitchen',
  'housekeeping',
  'closures',
  { id: 'calendars', label: 'Kalendáre portálov', of: ['calendar-feeds', 'calendar-conflicts'] },
  'guest-register',
  'stay-tax',
  'prices',
  'price-simulator',
  'map-shapes',
  'halls',
  'hall-demands',
  'contact-messages',
  'invoices',
  'statement-lines',
  'outgoing-emails',
  'users',
  'global-settings',
]

/** The entry of one screen; none where the screen cannot be opened by itself. */
function itemOf(name: ScreenName): MenuItem[] {
  if (isPage(name)) {
    const { path, label }: Page = pages[name]
    return label === undefined ? [] : [{ id: name, path, label }]
  }
  const collection: Collection = collections[name]
  const isListed = offers(collection, 'list') || collection.singleton
  return isListed && collection.adminPath
    ? [{ id: name, path: collection.adminPath, label: collection.label.many }]
    : []
}

const isPage = (name: ScreenName): name is PageName => name in pages

function entriesOf(slots: readonly Slot[]): MenuEntry[] {
  return slots.flatMap((slot): MenuEntry[] => {
    if (typeof slot === 'string') return itemOf(slot)
    const children = slot.of.flatMap(itemOf)
    return children.length ? [{ id: slot.id, label: slot.label, children }] : []
  })
}

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'children' in entry

/** Home of the back office, above the specification's entries. */
export const homeEntry: MenuItem = { id: 'dashboard', ...pages.dashboard }
/** The tape chart stands second: it is open all day. */
export const calendarEntry: MenuItem = { id: 'calendar', ...pages.calendar }
export const specEntries: readonly MenuEntry[] = entriesOf(specSlots)
export const furtherEntries: readonly MenuEntry[] = entriesOf(furtherSlots)
