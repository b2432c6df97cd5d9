import type { Words } from '@dvor/contract/declaration/field.ts'

export interface Page {
  readonly path: string
  /** Name in the menu and in the search; a page without one has no menu entry. */
  readonly label?: Words
}

/** Paths of the sign-in screens, which need no session. */
export const guestPatterns = ['/login', '/forgot-password', '/reset-password'] as const
/** Paths of the screens that say that access is denied. */
export const deniedPatterns = ['/not-allowed', '/not-authorized'] as const

/** Screens that belong to no collection (docs/product.md, Back office). `screens.ts` gives each its component. */
export const pages = {
  accounting: { path: '/accounting', label: { sk: 'Účtovníctvo', en: 'Accounting' } },
  dashboard: { path: '/dashboard', label: { sk: 'Prehľad', en: 'Dashboard' } },
  analytics: { path: '/dashboard/analytics', label: { sk: 'Štatistiky', en: 'Statistics' } },
  calendar: { path: '/calendar', label: { sk: 'Kalendár', en: 'Calendar' } },
  'guest-register': { path: '/guest-register', label: { sk: 'Kniha hostí', en: 'Guest register' } },
  housekeeping: { path: '/housekeeping', label: { sk: 'Upratovanie', en: 'Housekeeping' } },
  kitchen: { path: '/kitchen', label: { sk: 'Kuchyňa', en: 'Kitchen' } },
  'my-account': { path: '/my-account' },
  'monthly-statement': {
    path: '/monthly-statement',
    label: { sk: 'Čo dom zarobil', en: 'What the property earned' },
  },
  'price-calendar': { path: '/price-calendar', label: { sk: 'Cenový kalendár', en: 'Price calendar' } },
  'price-simulator': { path: '/price-simulator', label: { sk: 'Simulátor cien', en: 'Price simulator' } },
  'resource-plan': { path: '/resource-plan', label: { sk: 'Plán zdrojov', en: 'Resource plan' } },
  'sample-mode': { path: '/sample-mode' },
  'stay-tax': { path: '/stay-tax', label: { sk: 'Daň za ubytovanie', en: 'Stay tax' } },
  vouchers: { path: '/vouchers', label: { sk: 'Darčekové poukazy', en: 'Gift vouchers' } },
  till: { path: '/till', label: { sk: 'Pokladňa', en: 'Till' } },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
