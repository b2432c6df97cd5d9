import { expect, test } from 'vitest'
import { calls } from './all-calls.ts'

test('every call that posts is keyed, has its key in its use-case, or may be repeated without harm', () => {
  const posts = calls.filter(({ path }) => path.startsWith('POST '))
  const open = posts.filter(({ keyed }) => !keyed).map(({ path }) => path.slice('POST '.length))
  expect(new Set(open)).toEqual(new Set([...ownKeys, ...harmless]))
})

/** Calls whose use-cases store the key in their own transaction. */
const ownKeys = [
  '/reservation-holds',
  '/reservation-orders',
  '/voucher-orders',
  '/vouchers',
  '/reservations',
  '/reservations/:id/transaction-logs',
  '/reservations/:id/security-deposit',
  '/hall-demands/:id/answers',
  '/contact-messages/:id/answers',
  '/reservations/:id/letters',
]

/** Calls that only read, that a second time changes nothing, or that recognise what came before by its contents. */
const harmless = `
  /quotes /rate-plan-offers /package-options /agreed-quotes /price-simulations /season-effects /voucher-balances
  /reservations/:id/documents/preview /editable-automated-emails/:id/preview
  /foreigner-reports/sheet /foreigner-reports/file /guest-register/:id/document /vouchers/:id/code /backups/:id/link
  /mail-server/test /gateway-keys/:gateway/check /calendar-feeds/:id/pull
  /auth/local /auth/local/register /auth/forgot-password /auth/reset-password /auth/change-password /auth/proof
  /auth/second-factor /auth/second-factor/confirmation /auth/second-factor/recovery-codes
  /jwt/refresh-token /jwt/logout
  /accounting-months/:month/closing /accounting-months/:month/reopening /foreigner-reports
  /reservation-details/:token/address /reservation-details/:token/cancellation /booking-drafts/continuations
  /reservations/:id/early-departure /reservations/:id/rate-plan /reservations/:id/stays
  /reservations/:id/refunds/:refund/outcome /statement-lines/:id/state /received-invoices/:id/state
  /organised-gatherings/:token/confirmation /organised-gatherings/:token/end /organised-gatherings/:token/releases
  /gatherings/:id/end /gatherings/:id/releases /waiting-list-entries/:token/withdrawal
  /service-occurrences/cancellation /service-occurrences/reopening /seasonal-offers-reorder
  /guests/:id/merge /guests/:id/separate /saved-views /push-subscriptions /mailbox/test /reservation-states
  /reservations/:id/thread/read
  /reservations/:id/letters/preview /email-files
  /vouchers/:id/validity /vouchers/:id/void /personal-data/erasures /sample-mode/removal /site-opening/confirmations
  /statements /firm-register /received-invoices /upload /payments/:provider/notifications /sandbox-payments/:reference/actions`
  .trim()
  .split(/\s+/)
