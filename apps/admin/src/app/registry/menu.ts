import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Words } from '@dvor/contract/declaration/field.ts'
import { collections, type CollectionName } from '@dvor/contract/collections/index.ts'
import { offers } from '../../core/records/collection-paths.ts'
import { pages, type Page, type PageName, type ScreenAccess } from './pages.ts'

export type ScreenName = CollectionName | PageName

/** Groups of the menu in the order of a day's work (decision 073); `shell.groups` has their names. */
export type GroupId = 'today' | 'bookings' | 'guests' | 'money' | 'pricing' | 'website' | 'setup'
/** Entries that belong together inside a group, below a name from `shell.sections`. */
export type SectionId = 'services' | 'blog' | 'survey' | 'lodging' | 'offers' | 'rooms'

export interface MenuItem {
  readonly id: ScreenName
  readonly path: string
  readonly label: Words
  readonly access: ScreenAccess
  /** Screens that share the entry, as tabs above their lists; the first is where the entry leads. */
  readonly tabs?: readonly Tab[]
}
export type Tab = Omit<MenuItem, 'tabs'>
export interface MenuSection {
  readonly id: SectionId
  readonly children: readonly MenuItem[]
}
export type MenuEntry = MenuItem | MenuSection
export interface MenuGroup {
  readonly id: GroupId
  readonly entries: readonly MenuEntry[]
}

type Slot =
  | ScreenName
  | { readonly id: SectionId; readonly of: readonly ScreenName[] }
  | { readonly label: Words; readonly tabs: readonly ScreenName[] }

/** Every entry of the menu once, in its group. */
const slots: Readonly<Record<GroupId, readonly Slot[]>> = {
  today: [
    'dashboard',
    'queue',
    'calendar',
    'kitchen',
    { id: 'rooms', of: ['housekeeping', 'tasks', 'lost-items'] },
    'resource-plan',
    {
      label: { sk: 'Dopyty z webu', en: 'Enquiries from the site' },
      tabs: ['contact-messages', 'hall-demands'],
    },
    { label: { sk: 'E-maily', en: 'E-mails' }, tabs: ['incoming-emails', 'outgoing-emails'] },
  ],
  bookings: [
    'reservations',
    'vouchers',
    'waiting-list',
    'gatherings',
    'closures',
    'weather',
    'calendar-feeds',
    'calendar-conflicts',
  ],
  guests: [
    'guests',
    'guest-register',
    'office-report',
    { id: 'survey', of: ['survey-questions', 'surveys', 'survey-answers'] },
  ],
  money: [
    'invoices',
    'received-invoices',
    'statement-lines',
    'till',
    'monthly-statement',
    'stay-tax',
    'accounting',
    'analytics',
  ],
  pricing: [
    {
      label: { sk: 'Cenový kalendár', en: 'Price calendar' },
      tabs: ['price-calendar', 'prices', 'day-rates'],
    },
    { label: { sk: 'Sadzby a pravidlá', en: 'Rate plans and rules' }, tabs: ['rate-plans', 'price-rules'] },
    'price-simulator',
    { id: 'offers', of: ['seasonal-offers', 'packages'] },
    'coupons',
    'activity-prices',
    { id: 'services', of: ['common-services', 'products', 'services', 'resources', 'resource-closures'] },
  ],
  website: [
    'text-blocks',
    'galleries',
    'activities',
    'halls',
    'contacts',
    'map-shapes',
    'documents',
    { id: 'blog', of: ['image-blog-articles', 'blog-articles', 'blog-categories'] },
  ],
  setup: [
    'global-settings',
    {
      label: { sk: 'Používatelia a prístupy', en: 'Users and access' },
      tabs: ['users', 'roles', 'api-keys', 'webhooks'],
    },
    'history',
    {
      label: { sk: 'E-maily hosťom', en: 'E-mails to guests' },
      tabs: ['editable-automated-emails', 'own-emails'],
    },
    'payment-reminders',
    'bank-accounts',
    'administrator-forms',
    { id: 'lodging', of: ['accommodation-units', 'accommodation-objects'] },
  ],
}

/**
 * Entries of a day's work, the most important first. The first that a person may see is where the back office opens;
 * the first four stand on top of the menu, and are the tabs of a phone, until the person chooses others.
 */
export const dailyScreens: readonly ScreenName[] = [
  'dashboard',
  'calendar',
  'reservations',
  'queue',
  'guest-register',
  'housekeeping',
  'tasks',
  'kitchen',
  'resource-plan',
  'accounting',
  'invoices',
  'statement-lines',
  'till',
  'text-blocks',
  'galleries',
  'seasonal-offers',
  'blog-articles',
]

/** The entry of one screen; none where the screen cannot be opened by itself. */
function itemOf(name: ScreenName): Tab[] {
  if (isPage(name)) {
    const { path, access, label }: Page = pages[name]
    return label === undefined ? [] : [{ id: name, path, access, label }]
  }
  const collection: Collection = collections[name]
  const isListed = offers(collection, 'list') || collection.singleton
  return isListed && collection.adminPath
    ? [
        {
          id: name,
          path: collection.adminPath,
          access: collection.permissions.read,
          label: collection.label.many,
        },
      ]
    : []
}

const isPage = (name: ScreenName): name is PageName => name in pages

function entryOf(slot: Slot): MenuEntry[] {
  if (typeof slot === 'string') return itemOf(slot)
  if ('of' in slot) return [{ id: slot.id, children: slot.of.flatMap(itemOf) }]
  const tabs = slot.tabs.flatMap(itemOf)
  return tabs.slice(0, 1).map((first) => ({ ...first, label: slot.label, tabs }))
}

export const isSection = (entry: MenuEntry): entry is MenuSection => 'children' in entry

/** Items of these entries, those of their sections included. */
export const itemsOf = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => (isSection(entry) ? entry.children : [entry]))

/** The whole menu, which an admin sees; `menuFor` has that of a person. */
export const menuGroups: readonly MenuGroup[] = (Object.keys(slots) as GroupId[]).map((id) => ({
  id,
  entries: slots[id].flatMap(entryOf),
}))

const menuItems = menuGroups.flatMap(({ entries }) => itemsOf(entries))

/** Screens with an entry of their own, which can be pinned. */
export const entryNames: ReadonlySet<string> = new Set(menuItems.map(({ id }) => id))

/** Every screen of the whole menu, those that share an entry each by itself. */
export const menuScreens: readonly Tab[] = menuItems.flatMap((item) => item.tabs ?? [item])
