export interface Page {
  readonly path: string
  /** Name in the menu and in the search; a page without one has no menu entry. */
  readonly label?: string
}

/** Paths of the sign-in screens, which need no session. */
export const guestPatterns = ['/login', '/forgot-password', '/reset-password'] as const
/** Paths of the screens that say that access is denied. */
export const deniedPatterns = ['/not-allowed', '/not-authorized'] as const

/** Screens that belong to no collection (docs/product.md, Back office). `screens.ts` gives each its component. */
export const pages = {
  accounting: { path: '/accounting', label: 'Účtovníctvo' },
  dashboard: { path: '/dashboard', label: 'Prehľad' },
  analytics: { path: '/dashboard/analytics', label: 'Štatistiky' },
  calendar: { path: '/calendar', label: 'Kalendár' },
  'guest-register': { path: '/guest-register', label: 'Kniha hostí' },
  housekeeping: { path: '/housekeeping', label: 'Upratovanie' },
  kitchen: { path: '/kitchen', label: 'Kuchyňa' },
  'my-account': { path: '/my-account' },
  'monthly-statement': { path: '/monthly-statement', label: 'Čo dom zarobil' },
  'price-calendar': { path: '/price-calendar', label: 'Cenový kalendár' },
  'price-simulator': { path: '/price-simulator', label: 'Simulátor cien' },
  'resource-plan': { path: '/resource-plan', label: 'Plán zdrojov' },
  'sample-mode': { path: '/sample-mode' },
  'stay-tax': { path: '/stay-tax', label: 'Daň za ubytovanie' },
  vouchers: { path: '/vouchers', label: 'Darčekové poukazy' },
  till: { path: '/till', label: 'Pokladňa' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
