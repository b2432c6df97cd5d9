/**
 * What files in a folder of `apps/api/src/features` may be called. The list is closed, so that a file is found by
 * guessing; a new word is a decision and is made here.
 */
const FIXED = ['routes', 'queries', 'table', 'emails', 'jobs', 'services']

/** `<topic>-queries` and `email-<part>`, where a feature has several of a kind. */
const ENDINGS = /^email-|-(queries|routes|table|rows|columns|hooks|provider)$/

/** Stories are verb-noun, or the verb alone where the folder is the noun. */
const VERBS = words(`
  accept add answer apply attach approve assign authenticate block book build cancel change charge check choose claim clean close collect complete
  compose confirm convert count create delete deliver describe detect draw edit encode end escape expire export fetch fill find flag follow forget
  free give handle hash hold import invite issue keep leave limit list load lock log make mark match measure move notify offer open
  order parse pay place plan prepare present preview price prove pull queue quote read receive recheck record refresh refund refuse register
  release remind remove render reorder repeat replace reprice request resend reset resize resolve restore retry return reverse
  revoke rotate save search seed send serve set settle show sign start stop store summarise sweep take track turn update upload
  verify withdraw write`)

/** The nouns of single features: things that are neither tables nor stories. */
const NOUNS: Record<string, string[]> = {
  analytics: words('figures period spread'),
  auth: words(
    'common-passwords device-name known-device limits own-sessions password-strength passwords session-cache session-length signed-in-actor tokens upkeep weak-words',
  ),
  availability: words('lowest-prices unit-calendar'),
  backups: words('manifest places'),
  'cross-origin': words('allowed-origins'),
  brand: words('icon-tile'),
  dashboard: words('cards'),
  documentation: words('dialect openapi reference-page'),
  'gateway-keys': words('stored-keys'),
  'mail-server': words('mail-transport stored-server'),
  emails: words(
    'block-html buttons content layout-html layout-text mail-style mailbox-key message plain-text post sender template text-issues variables vocabulary',
  ),
  events: words('change-streams'),
  feeds: words(
    'calendar-place event-nights feed-failure own-events parser-thread public-addresses reach zone-times',
  ),
  integrity: words('message-rules money-rules night-rules rules'),
  invoices: words('document-words'),
  payments: words(
    'offered-methods provider providers qr reservation-transfer sandbox-actions transfer-instructions transfer-order',
  ),
  'second-factor': words('one-time-codes own-factor recovery-codes'),
  statements: words('broken parsed-line'),
  quotes: words('agreed-total'),
  register: words('document-numbers'),
  reminders: words('kinds'),
  reservations: words(
    'calendar-file guest-calendar ledger number overdue reach reservation-detail sample-request',
  ),
  uploads: words('avif-maker places targets'),
  users: words('first-admin readable-password sensitive-edit'),
}

/** Whether `name` (without its ending) is a word that the feature may use. */
export function isFeatureWord(feature: string, name: string): boolean {
  const [verb = ''] = name.split('-')
  return (
    FIXED.includes(name) ||
    ENDINGS.test(name) ||
    VERBS.includes(verb) ||
    Boolean(NOUNS[feature]?.includes(name))
  )
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
