/** The modules of a package: the folders directly below its source folder. */
export interface ModuleOrder {
  /** The package's source folder. */
  readonly source: string
  /**
   * Each module may import from those before it and never from those after it. Files beside the folders (`app.ts`)
   * compose the modules: they come last.
   */
  readonly modules: readonly string[]
}

/** The order of modules in each package that has one; a package joins by an entry here. */
export const moduleOrders: readonly ModuleOrder[] = [
  {
    source: 'apps/api/src',
    modules: [
      'db',
      'platform',
      'history',
      'crud',
      'property',
      'uploads',
      'messaging',
      'accounts',
      'mail-server',
      'events',
      'inventory',
      'slots',
      'pricing',
      'reservations',
      'payments',
      'documents',
      'statements',
      'calendars',
      'booking',
      'register',
      'enquiries',
      'surveys',
      'reminders',
      'content',
      'seed',
      'operations',
      'insight',
      'sample',
      'collections',
    ],
  },
  {
    source: 'apps/admin/src',
    modules: ['core', 'features', 'app'],
  },
  {
    source: 'apps/admin/src/core',
    modules: [
      'texts',
      'client',
      'records',
      'property',
      'page',
      'fields',
      'deletion',
      'forms',
      'lists',
      'screens',
    ],
  },
  {
    source: 'apps/admin/src/features',
    modules: [
      'sign-in',
      'account',
      'users',
      'blog-articles',
      'coupons',
      'galleries',
      'emails',
      'settings',
      'sample-mode',
      'text-blocks',
      'seasonal-offers',
      'reservations',
      'stays',
      'ledger',
      'transitions',
      'services',
      'prices',
      'calendars',
      'units',
      'invoices',
      'guest-register',
      'analytics',
      'bank-statements',
      'new-reservation',
      'reservation-detail',
      'reservation-list',
      'tape-chart',
      'hall-demands',
      'contact-messages',
      'surveys',
      'dashboard',
    ],
  },
  {
    source: 'apps/admin/src/app',
    modules: ['registry', 'theme', 'menu', 'search', 'session', 'shell'],
  },
  {
    source: 'packages/sample/src',
    modules: ['drawing', 'landscape', 'buildings', 'figures', 'rooms', 'scenes', 'render', 'content'],
  },
]
