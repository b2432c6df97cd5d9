/** Which folders each journey exercises; what lies in another folder is left to the tests and to the whole run. */
export const journeyFolders: Record<string, readonly string[]> = {
  'account-safety': ['apps/admin/src/account', 'apps/api/src/features/second-factor'],
  'admin-bad-input': ['apps/admin/src/resource', 'apps/admin/src/fields'],
  'admin-calendars': ['apps/admin/src/calendars', 'apps/api/src/features/feeds'],
  'admin-chart': ['apps/admin/src/chart', 'apps/api/src/features/tape-chart'],
  'admin-content': ['apps/admin/src/texts', 'apps/site/app/content', 'apps/site/app/texts'],
  'admin-drafts': ['apps/admin/src/resource', 'apps/admin/src/overrides'],
  'admin-owners-content': ['apps/admin/src/overrides', 'apps/site/app/texts'],
  'admin-pictures': ['apps/api/src/features/uploads'],
  'admin-records': ['apps/admin/src/resource', 'apps/admin/src/fields', 'packages/contract/src/collections'],
  'admin-reservations': ['apps/admin/src/reservations', 'apps/api/src/features/reservations'],
  'admin-screens': ['apps/admin/src/dashboard', 'apps/admin/src/shell', 'packages/ui'],
  'admin-search': ['apps/admin/src/search', 'apps/api/src/features/search'],
  'admin-shell': ['apps/admin/src/shell', 'apps/admin/src/app'],
  'admin-sign-in': ['apps/admin/src/auth', 'apps/api/src/features/auth'],
  'admin-slots': ['apps/admin/src/services', 'apps/api/src/features/slots'],
  'admin-texts': ['apps/admin/src/texts', 'apps/admin/src/emails', 'apps/api/src/features/texts'],
  'bank-statement': ['apps/admin/src/payments', 'apps/api/src/features/statements'],
  'book-and-pay': ['apps/site/app/booking', 'apps/api/src/features/payments', 'packages/booking'],
  'changed-services': ['apps/admin/src/services', 'apps/site/app/booking'],
  'demo-layer': ['packages/demo-layer'],
  english: ['apps/site/app/language'],
  'every-page': ['apps/site/app', 'packages/ui'],
  'guest-changes': ['apps/site/app/stays', 'apps/api/src/features/reservations'],
  'guest-register': ['apps/admin/src/register', 'apps/api/src/features/register'],
  'held-and-doubled': ['apps/site/app/booking'],
  invoices: ['apps/admin/src/invoices', 'apps/api/src/features/invoices'],
  'news-and-offers': ['apps/site/app/offers', 'apps/site/app/blog', 'apps/admin/src/offers'],
  'opened-part-by-part': ['apps/site/app/pages', 'apps/site/app/layout'],
  'paper-and-phone': ['apps/site/app/styles'],
  'public-forms': ['apps/site/app/enquiry', 'apps/api/src/features/enquiries'],
  'slot-services': ['apps/site/app/activities', 'apps/api/src/features/slots'],
  'structured-data': ['apps/site/app/structured-data', 'apps/site/app/seo'],
  survey: ['apps/site/app/survey', 'apps/admin/src/surveys', 'apps/api/src/features/surveys'],
  transfer: ['apps/api/src/features/payments'],
  'two-rooms': ['apps/site/app/booking'],
  'wrong-search': ['apps/site/app/search', 'apps/api/src/features/availability'],
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
