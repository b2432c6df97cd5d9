import { collections, type CollectionName } from '@dvor/contract/collections/index.ts'
import type { Operation } from '@dvor/contract/collection.ts'

/**
 * Who may call a route. `everyone`: whatever the Authorization header holds; `public`: with no token or one that holds,
 * never with a dead one, because what is shown depends on who asks.
 */
export type Audience = 'everyone' | 'public' | 'signedIn' | 'admins'

/** Who may read each collection; writing is for admins everywhere (design/contract.md, Who may). */
const readers: Record<CollectionName, Audience> = {
  'accommodation-objects': 'public',
  'administrator-forms': 'public',
  'blog-articles': 'public',
  'blog-categories': 'public',
  'hall-demands': 'admins',
  halls: 'public',
  'image-blog-articles': 'public',
  'seasonal-offers': 'public',
  'accommodation-units': 'public',
  activities: 'public',
  'activity-prices': 'public',
  'calendar-conflicts': 'admins',
  'calendar-feeds': 'admins',
  closures: 'admins',
  'common-services': 'public',
  contacts: 'public',
  coupons: 'admins',
  documents: 'public',
  'editable-automated-emails': 'admins',
  galleries: 'public',
  'gallery-images': 'public',
  'global-settings': 'public',
  invoices: 'admins',
  'outgoing-emails': 'admins',
  prices: 'public',
  reservations: 'admins',
  'survey-answers': 'admins',
  'survey-questions': 'admins',
  surveys: 'admins',
  'statement-lines': 'admins',
  'service-slots': 'public',
  services: 'public',
  'text-blocks': 'public',
  users: 'admins',
}

/** Every call beside the collections. A new route is written here by whoever adds it, with whom it is for. */
const calls: Record<Audience, string[]> = {
  everyone: [
    'GET /health',
    'GET /ready',
    'GET /client-ip',
    'GET /openapi.json',
    'GET /docs',
    'GET /docs/',
    'GET /docs/js/scalar.js',
    'POST /auth/local',
    'POST /auth/local/register',
    'POST /auth/forgot-password',
    'POST /auth/reset-password',
    'POST /jwt/refresh-token',
    'POST /jwt/logout',
    'GET /calendar/:token.ics',
    'GET /reservation-details/:token/guests',
    'PUT /reservation-details/:token/guests',
    'GET /availability',
    'GET /accommodation-units/:id/calendar',
    'GET /lowest-prices',
    'GET /payment-methods',
    'GET /ratings',
    'POST /quotes',
    'GET /service-occurrences',
    'POST /send-contact-message',
    'POST /send-hall-demand',
    'POST /reservation-holds',
    'DELETE /reservation-holds/:token',
    'POST /reservation-orders',
    'GET /reservation-details/:token',
    'GET /reservation-details/:token/calendar.ics',
    'GET /reservation-details/:token/documents/:id',
    'POST /reservation-details/:token/payments',
    'POST /reservation-details/:token/cancellation',
    'POST /reservation-details/:token/changes',
    'POST /reservation-details/resend',
    'POST /payments/:provider/notifications',
    'GET /sandbox-payments/:reference',
    'POST /sandbox-payments/:reference/actions',
  ],
  public: ['GET /surveys/:id', 'PUT /surveys/:id'],
  signedIn: [
    'POST /auth/change-password',
    'POST /auth/proof',
    'GET /auth/sessions',
    'DELETE /auth/sessions',
    'DELETE /auth/sessions/:id',
    'GET /auth/second-factor',
    'POST /auth/second-factor',
    'DELETE /auth/second-factor',
    'POST /auth/second-factor/confirmation',
    'POST /auth/second-factor/recovery-codes',
  ],
  admins: [
    'POST /auth/createNewUser',
    'GET /users/:id/sessions',
    'DELETE /users/:id/sessions',
    'DELETE /users/:id/sessions/:session',
    'GET /users/:id/second-factor',
    'DELETE /users/:id/second-factor',
    'POST /upload',
    'PUT /upload/files/:id',
    'DELETE /upload/files/:id',
    'GET /editable-automated-emails/:id/variables',
    'POST /editable-automated-emails/:id/preview',
    'POST /editable-automated-emails/:id/test',
    'POST /outgoing-emails/:id/resend',
    'GET /outgoing-emails/:id/preview',
    'POST /send-reservation-confirmation',
    'POST /send-reservation-state-change',
    'POST /send-removed-service-notification',
    'GET /reservations/:id/messages',
    'GET /reservations/:id/history',
    'GET /dashboard',
    'GET /analytics',
    'POST /calendar-feeds/:id/pull',
    'GET /reservations/:id/guests',
    'PUT /reservations/:id/guests',
    'GET /guest-register',
    'POST /guest-register/:id/document',
    'GET /foreigner-reports',
    'POST /foreigner-reports/sheet',
    'POST /foreigner-reports',
    'GET /stay-tax',
    'GET /accommodation-units/:id/calendar-export',
    'POST /accommodation-units/:id/calendar-export',
    'GET /survey-summary',
    'POST /surveys/:id/resend',
    'GET /events',
    'POST /price-simulations',
    'GET /tape-chart',
    'GET /tape-chart/prices',
    'GET /exports/:collection.csv',
    'GET /search',
    'GET /sample-mode',
    'POST /sample-mode/removal',
    'POST /seasonal-offers-reorder',
    'GET /text-blocks/:id/versions',
    'POST /reservations/:id/stays',
    'POST /reservations/:id/documents',
    'GET /invoices/:id/file.pdf',
    'GET /invoices/:id/ubl.xml',
    'POST /invoices/:id/credit-note',
    'POST /invoices/:id/email',
    'GET /invoices/export.csv',
    'GET /invoices/export.zip',
    'POST /reservations/:id/transaction-logs',
    'DELETE /transaction-logs/:id',
    'GET /reservations/:id/payments',
    'POST /reservations/:id/refunds',
    'GET /receipts/:id/file.pdf',
    'POST /statements',
    'GET /statement-lines/:id/suggestions',
    'POST /statement-lines/:id/allocations',
    'DELETE /statement-lines/:id/allocations',
    'POST /statement-lines/:id/state',
    'POST /reservations/:id/common-service-reservations',
    'GET /common-service-reservations/:id/removal',
    'DELETE /common-service-reservations/:id',
    'GET /services/:id/bookings',
    'POST /service-occurrences/cancellation',
    'POST /service-occurrences/reopening',
    'POST /reservations/:id/service-reservations',
    'GET /service-reservations/:id/removal',
    'DELETE /service-reservations/:id',
  ],
}

const places: Record<Operation, string> = {
  list: 'GET /x',
  count: 'GET /x/count',
  single: 'GET /x/:id',
  create: 'POST /x',
  edit: 'PUT /x/:id',
  delete: 'DELETE /x/:id',
}
const reading: readonly Operation[] = ['list', 'count', 'single']

/** Every route that the API has, with whom it is for. */
export function accessMatrix(): Map<string, Audience> {
  const matrix = new Map<string, Audience>()
  for (const [audience, routes] of Object.entries(calls))
    for (const route of routes) matrix.set(route, audience as Audience)
  for (const collection of Object.values(collections)) {
    const alone = 'singleton' in collection && collection.singleton
    for (const operation of collection.operations) {
      const place = places[operation].replace('/x', `/${collection.name}`)
      const route = alone ? place.replace('/:id', '') : place
      // A call above may be for more people than its collection.
      if (!matrix.has(route))
        matrix.set(route, reading.includes(operation) ? readers[collection.name] : 'admins')
    }
  }
  return matrix
}
