/** Which folders each journey exercises; what lies in another folder is left to the tests and to the whole run. */
export const journeyFolders: Record<string, readonly string[]> = {
  'back-office/account-safety': ['apps/admin/src/features/account', 'apps/api/src/accounts/second-factor'],
  'back-office/admin-bad-input': ['apps/admin/src/core/forms', 'apps/admin/src/core/fields'],
  'back-office/admin-calendars': ['apps/admin/src/features/calendars', 'apps/api/src/calendars'],
  'back-office/admin-chart': ['apps/admin/src/features/tape-chart', 'apps/api/src/insight/tape-chart'],
  'back-office/admin-chart-by-keyboard': ['apps/admin/src/features/tape-chart'],
  'back-office/admin-content': [
    'apps/admin/src/features/text-blocks',
    'apps/site/app/core/content',
    'apps/site/app/core/layout',
  ],
  'back-office/admin-drafts': ['apps/admin/src/core/forms', 'apps/admin/src/features/new-reservation'],
  'back-office/admin-owners-content': ['apps/admin/src/features/galleries', 'apps/site/app/core/layout'],
  'back-office/admin-pictures': ['apps/api/src/uploads'],
  'back-office/admin-records': ['apps/admin/src/core', 'packages/contract/src/collections'],
  'reservations/admin-reservations': [
    'apps/admin/src/features/reservations',
    'apps/admin/src/features/reservation-list',
    'apps/admin/src/features/reservation-detail',
    'apps/api/src/booking',
  ],
  'back-office/price-calendar': [
    'apps/admin/src/features/price-calendar',
    'apps/admin/src/features/tape-chart',
    'apps/api/src/price-calendar',
  ],
  'reservations/reservation-changes': [
    'apps/admin/src/features/reservation-detail',
    'apps/api/src/booking/changing',
  ],
  'reservations/two-editors': [
    'apps/admin/src/core/forms',
    'apps/admin/src/features/reservation-detail',
    'apps/admin/src/features/guest-register',
    'apps/api/src/register',
  ],
  'back-office/admin-search': ['apps/admin/src/app/search', 'apps/api/src/insight/search'],
  'back-office/admin-shell': ['apps/admin/src/app', 'apps/admin/src/features/dashboard', 'packages/ui'],
  'back-office/admin-sign-in': [
    'apps/admin/src/features/sign-in',
    'apps/admin/src/app/session',
    'apps/api/src/accounts',
  ],
  'back-office/slow-and-offline': [
    'apps/admin/src/core/client',
    'apps/admin/src/core/page',
    'apps/admin/src/features/day-sheets',
    'apps/admin/src/features/guest-register',
  ],
  'back-office/admin-slots': ['apps/admin/src/features/services', 'apps/api/src/slots'],
  'back-office/admin-texts': [
    'apps/admin/src/features/text-blocks',
    'apps/admin/src/features/emails',
    'apps/api/src/content',
  ],
  'money/bank-statement': ['apps/admin/src/features/bank-statements', 'apps/api/src/statements'],
  'booking/book-and-pay': ['apps/site/app/features/booking', 'apps/api/src/payments', 'packages/booking'],
  'booking/added-activities': ['apps/api/src/booking/activities', 'apps/site/app/features/reservation'],
  'booking/changed-services': ['apps/admin/src/features/services', 'apps/site/app/features/booking'],
  'back-office/demo-layer': ['packages/demo-layer'],
  'site/english': ['apps/site/app/core/language'],
  'site/every-page': ['apps/site/app', 'packages/ui'],
  'booking/busy-server': ['apps/site/app/core/errors', 'apps/site/app/core/loading'],
  'booking/lost-network': ['apps/site/app/core/errors', 'apps/site/app/features/booking'],
  'booking/guest-changes': ['apps/site/app/features/stays', 'apps/api/src/booking'],
  'reservations/gatherings': ['apps/admin/src/features/gatherings', 'apps/api/src/gatherings'],
  'reservations/guest-register': ['apps/admin/src/features/guest-register', 'apps/api/src/register'],
  'booking/held-and-doubled': ['apps/site/app/features/booking'],
  'back-office/personal-data': ['apps/admin/src/features/personal-data', 'apps/api/src/privacy'],
  'booking/recreation-allowance': [
    'apps/admin/src/features/allowance',
    'apps/site/app/features/booking/guest',
  ],
  'money/received-invoices': ['apps/admin/src/features/received-invoices', 'apps/api/src/e-invoices'],
  'money/invoices': ['apps/admin/src/features/invoices', 'apps/api/src/documents'],
  'site/news-and-offers': [
    'apps/site/app/features/offers',
    'apps/site/app/features/blog',
    'apps/admin/src/features/seasonal-offers',
  ],
  'site/fading-pages': ['apps/site/app/core/links', 'apps/site/app/core/layout'],
  'site/opened-part-by-part': ['apps/site/app/pages', 'apps/site/app/core/layout'],
  'site/paper-and-phone': ['apps/site/app/core/styles'],
  'site/public-forms': ['apps/site/app/features/enquiry', 'apps/api/src/enquiries'],
  'booking/slot-services': ['apps/site/app/features/activities', 'apps/api/src/slots'],
  'site/structured-data': ['apps/site/app/core/seo', 'apps/site/app/features/activities'],
  'booking/survey': [
    'apps/site/app/features/survey',
    'apps/admin/src/features/surveys',
    'apps/api/src/surveys',
  ],
  'booking/transfer': ['apps/api/src/payments'],
  'booking/two-rooms': ['apps/site/app/features/booking'],
  'back-office/admin-brought-in': ['apps/admin/src/features/text-blocks', 'apps/api/src/uploads'],
  'back-office/admin-customizer': ['apps/admin/src/app/shell'],
  'back-office/admin-english': ['apps/admin/src/core/texts'],
  'back-office/admin-lists': [
    'apps/admin/src/core/lists',
    'apps/admin/src/core/screens',
    'apps/admin/src/features/reservation-list',
    'apps/admin/src/features/invoices',
  ],
  'unsaved/unsaved-navigation': [
    'apps/admin/src/core/unsaved',
    'apps/admin/src/core/forms',
    'apps/admin/src/features/services',
    'apps/admin/src/features/prices',
    'apps/admin/src/features/price-calendar',
  ],
  'unsaved/unsaved-values': [
    'apps/admin/src/core/unsaved',
    'apps/admin/src/core/page',
    'apps/admin/src/app/theme',
    'apps/admin/src/features/bank-statements',
    'apps/admin/src/features/vouchers',
    'apps/admin/src/features/transitions',
  ],
  'back-office/admin-lists-on-paper': [
    'apps/admin/src/core/lists',
    'apps/admin/src/core/screens',
    'apps/admin/src/features/reservation-list',
  ],
  'booking/card-gateway': ['apps/api/src/payments/providers', 'apps/admin/src/features/settings'],
  'booking/random-walks': ['apps/site/app/features/booking'],
  'booking/rate-plans': ['apps/api/src/pricing', 'apps/site/app/features/booking/prices'],
  'booking/single-use': ['apps/admin/src/features/prices', 'packages/booking/src/pricing'],
  'booking/waiting-list': [
    'apps/admin/src/features/waiting-list',
    'apps/api/src/waiting-list',
    'apps/site/app/features/waiting-list',
  ],
  'booking/another-device': ['apps/site/app/features/booking/devices', 'apps/api/src/booking/drafts'],
  'booking/weekly-discount': ['apps/api/src/pricing', 'packages/booking/src/pricing'],
  'booking/packages': [
    'apps/admin/src/features/packages',
    'apps/api/src/packages',
    'apps/site/app/features/booking/packages',
  ],
  'booking/gathering': ['apps/api/src/gatherings', 'apps/site/app/features/gatherings'],
  'booking/gathering-payments': ['apps/api/src/gatherings', 'apps/api/src/payments'],
  'booking/whole-house': ['apps/admin/src/features/units', 'apps/api/src/inventory'],
  'money/voucher-on-site': [
    'apps/api/src/voucher-sales',
    'apps/site/app/features/voucher-shop',
    'apps/site/app/features/vouchers',
  ],
  'money/gift-voucher': [
    'apps/admin/src/features/vouchers',
    'apps/api/src/vouchers',
    'apps/site/app/features/vouchers',
  ],
  'money/refund-and-exemption': ['apps/api/src/payments', 'apps/admin/src/features/ledger'],
  'site/by-keyboard': ['apps/site/app/features/calendar', 'apps/site/app/features/booking'],
  'site/first-touch': ['apps/site/app/core/loading'],
  'site/quick-presses': ['apps/site/app/features/calendar'],
  'site/forced-colours': ['apps/site/app/features/calendar'],
  'site/large-letters': ['apps/site/app/core/layout', 'apps/site/app/core/styles'],
  'booking/wrong-search': ['apps/site/app/features/search', 'apps/api/src/inventory'],
}

/** Files of the journeys for the changed files: changed journeys first, then those with the closest folder. */
export function journeysFor(changed: readonly string[]): string[] {
  const own = changed.filter((path) => /^e2e\/journeys\/.+\.spec\.ts$/.test(path))
  const closeness = (folders: readonly string[]) =>
    Math.max(
      0,
      ...folders.flatMap((folder) =>
        changed.map((path) => (path.startsWith(`${folder}/`) ? folder.length : 0)),
      ),
    )
  const mapped = Object.entries(journeyFolders)
    .map(([name, folders]) => ({ path: `e2e/journeys/${name}.spec.ts`, close: closeness(folders) }))
    .filter(({ close }) => close > 0)
    .toSorted((one, other) => other.close - one.close)
    .map(({ path }) => path)
  return [...new Set([...own, ...mapped])]
}
