import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { Words } from '@dvor/contract/declaration/field.ts'

/** People who may see a screen: those with the permission, or everybody who may use the back office. */
export type ScreenAccess = Permission | 'signed_in'

export interface Page {
  readonly path: string
  readonly access: ScreenAccess
  /** Name in the menu and in the search; a page without one has no menu entry. */
  readonly label?: Words
}

/** Paths of the sign-in screens, which need no session. */
export const guestPatterns = ['/login', '/forgot-password', '/reset-password'] as const
/** Paths of the screens that say that access is denied. */
export const deniedPatterns = ['/not-allowed', '/not-authorized'] as const

/** Screens that belong to no collection (docs/product.md, Back office). `screens.ts` gives each its component. */
export const pages = {
  accounting: {
    path: '/accounting',
    access: 'accounting.manage',
    label: { sk: 'Účtovníctvo', en: 'Accounting' },
  },
  dashboard: { path: '/dashboard', access: 'dashboard.read', label: { sk: 'Prehľad', en: 'Dashboard' } },
  analytics: {
    path: '/dashboard/analytics',
    access: 'statistics.read',
    label: { sk: 'Štatistiky', en: 'Statistics' },
  },
  calendar: { path: '/calendar', access: 'chart.read', label: { sk: 'Kalendár', en: 'Calendar' } },
  'guest-register': {
    path: '/guest-register',
    access: 'reservations.checkin',
    label: { sk: 'Kniha hostí', en: 'Guest register' },
  },
  housekeeping: {
    path: '/housekeeping',
    access: 'housekeeping.read',
    label: { sk: 'Upratovanie', en: 'Housekeeping' },
  },
  kitchen: { path: '/kitchen', access: 'housekeeping.read', label: { sk: 'Kuchyňa', en: 'Kitchen' } },
  history: {
    path: '/history',
    access: 'history.read',
    label: { sk: 'Kto čo urobil', en: 'Who did what' },
  },
  'my-account': { path: '/my-account', access: 'signed_in' },
  'monthly-statement': {
    path: '/monthly-statement',
    access: 'statistics.read',
    label: { sk: 'Čo dom zarobil', en: 'What the property earned' },
  },
  'office-report': {
    path: '/office-report',
    access: 'accounting.manage',
    label: { sk: 'Pre štatistický úrad', en: 'For the Statistical Office' },
  },
  'price-calendar': {
    path: '/price-calendar',
    access: 'prices.read',
    label: { sk: 'Cenový kalendár', en: 'Price calendar' },
  },
  'price-simulator': {
    path: '/price-simulator',
    access: 'prices.read',
    label: { sk: 'Simulátor cien', en: 'Price simulator' },
  },
  queue: { path: '/queue', access: 'dashboard.read', label: { sk: 'Na vybavenie', en: 'To be done' } },
  weather: {
    path: '/weather',
    access: 'reservations.read',
    label: { sk: 'Odvolať pre počasie', en: 'Call off for the weather' },
  },
  'resource-plan': {
    path: '/resource-plan',
    access: 'housekeeping.read',
    label: { sk: 'Plán zdrojov', en: 'Resource plan' },
  },
  'sample-mode': { path: '/sample-mode', access: 'settings.edit' },
  'stay-tax': { path: '/stay-tax', access: 'money.read', label: { sk: 'Daň za ubytovanie', en: 'Stay tax' } },
  vouchers: {
    path: '/vouchers',
    access: 'money.read',
    label: { sk: 'Darčekové poukazy', en: 'Gift vouchers' },
  },
  till: { path: '/till', access: 'till.read', label: { sk: 'Pokladňa', en: 'Till' } },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
