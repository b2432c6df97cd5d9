/** Which folders each journey exercises; what lies in another folder is left to the tests and to the whole run. */
export const journeyFolders: Record<string, readonly string[]> = {
  'back-office/account-safety': ['apps/admin/src/account', 'apps/api/src/features/second-factor'],
  'back-office/admin-bad-input': ['apps/admin/src/resource', 'apps/admin/src/fields'],
  'back-office/admin-calendars': ['apps/admin/src/calendars', 'apps/api/src/features/feeds'],
  'back-office/admin-chart': ['apps/admin/src/chart', 'apps/api/src/features/tape-chart'],
  'back-office/admin-content': [
    'apps/admin/src/texts',
    'apps/site/app/core/content',
    'apps/site/app/core/layout',
  ],
  'back-office/admin-drafts': ['apps/admin/src/resource', 'apps/admin/src/overrides'],
  'back-office/admin-owners-content': ['apps/admin/src/overrides', 'apps/site/app/core/layout'],
  'back-office/admin-pictures': ['apps/api/src/features/uploads'],
  'back-office/admin-records': [
    'apps/admin/src/resource',
    'apps/admin/src/fields',
    'packages/contract/src/collections',
  ],
  'back-office/admin-reservations': ['apps/admin/src/reservations', 'apps/api/src/features/reservations'],
  'back-office/admin-screens': ['apps/admin/src/dashboard', 'apps/admin/src/shell', 'packages/ui'],
  'back-office/admin-search': ['apps/admin/src/search', 'apps/api/src/features/search'],
  'back-office/admin-shell': ['apps/admin/src/shell', 'apps/admin/src/app'],
  'back-office/admin-sign-in': ['apps/admin/src/auth', 'apps/api/src/features/auth'],
  'back-office/admin-slots': ['apps/admin/src/services', 'apps/api/src/features/slots'],
  'back-office/admin-texts': ['apps/admin/src/texts', 'apps/admin/src/emails', 'apps/api/src/features/texts'],
  'back-office/bank-statement': ['apps/admin/src/payments', 'apps/api/src/features/statements'],
  'booking/book-and-pay': [
    'apps/site/app/features/booking',
    'apps/api/src/features/payments',
    'packages/booking',
  ],
  'booking/changed-services': ['apps/admin/src/services', 'apps/site/app/features/booking'],
  'back-office/demo-layer': ['packages/demo-layer'],
  'site/english': ['apps/site/app/core/language'],
  'site/every-page': ['apps/site/app', 'packages/ui'],
  'booking/guest-changes': ['apps/site/app/features/stays', 'apps/api/src/features/reservations'],
  'back-office/guest-register': ['apps/admin/src/register', 'apps/api/src/features/register'],
  'booking/held-and-doubled': ['apps/site/app/features/booking'],
  'back-office/invoices': ['apps/admin/src/invoices', 'apps/api/src/features/invoices'],
  'site/news-and-offers': [
    'apps/site/app/features/offers',
    'apps/site/app/features/blog',
    'apps/admin/src/offers',
  ],
  'site/opened-part-by-part': ['apps/site/app/pages', 'apps/site/app/core/layout'],
  'site/paper-and-phone': ['apps/site/app/core/styles'],
  'site/public-forms': ['apps/site/app/features/enquiry', 'apps/api/src/features/enquiries'],
  'booking/slot-services': ['apps/site/app/features/activities', 'apps/api/src/features/slots'],
  'site/structured-data': ['apps/site/app/core/seo', 'apps/site/app/features/activities'],
  'booking/survey': [
    'apps/site/app/features/survey',
    'apps/admin/src/surveys',
    'apps/api/src/features/surveys',
  ],
  'booking/transfer': ['apps/api/src/features/payments'],
  'booking/two-rooms': ['apps/site/app/features/booking'],
  'booking/wrong-search': ['apps/site/app/features/search', 'apps/api/src/features/availability'],
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
