import { sweepSignIn } from './accounts/sign-in/upkeep.ts'
import { resealValues } from './operations/secret-rotation/reseal.ts'
import { testRestore } from './operations/restore-test/test-restore.ts'
import { copyAndLog } from './operations/backups/copy-backups.ts'
import { backUpNightly } from './operations/backups/make-nightly.ts'
import { pullAllFeeds } from './calendars/pull-all.ts'
import { sendAllowanceDocuments } from './documents/allowance/send-allowance-documents.ts'
import { issueWaiting } from './documents/issue-waiting.ts'
import { sweepDocuments } from './documents/sweep-documents.ts'
import { clearExpired } from './privacy/clear-expired.ts'
import { readInvoiceFolder } from './e-invoices/inbox/read-folder.ts'
import { sendEInvoices } from './e-invoices/sending/send-e-invoices.ts'
import { expireOverdue } from './reservations/states/expire-overdue.ts'
import { forgetOldKeys } from './platform/http/idempotency-key.ts'
import { notifyOwnerOfAlerts } from './insight/alerts/notify-owner.ts'
import { compareLedgerWithGateways } from './payments/compare-ledger-with-gateways.ts'
import { flagLateBalances } from './payments/flag-late-balances.ts'
import { recheckOpenPayments } from './payments/settle-payment.ts'
import { recheckRefunds } from './payments/settle-refund.ts'
import { flagHeldDeposits } from './security-deposits/flag-held-deposits.ts'
import { sweepStoredEmails } from './messaging/stored-emails.ts'
import { notifyPublished } from './content/notify-published.ts'
import { readMailbox } from './letters/inbox/read-mailbox.ts'
import { sendOwnEmails } from './letters/own-emails/send-own-emails.ts'
import { sendMorningLetters } from './morning-letter/send-morning-letters.ts'
import { sendReminders } from './reminders/send-reminders.ts'
import { sweepDrafts } from './booking/holding/draft-queries.ts'
import { cancelSmallGroups } from './booking/slots/cancel-occurrence.ts'
import { settleWeatherChoices } from './booking/weather/settle-choices.ts'
import { matchLines } from './statements/match-lines.ts'
import { sweepFiles } from './uploads/sweep-files.ts'
import { offerFreeNights } from './waiting-list/offer-free-nights.ts'
import { settleGatherings } from './gatherings/settle-gatherings.ts'
import { expireVouchers } from './vouchers/edit-voucher.ts'
import { returnOfEnded } from './vouchers/return-to-vouchers.ts'
import { sweepDeliveries } from './webhooks/delivery-queries.ts'
import type { ScheduledJob } from './platform/jobs/jobs.ts'
import type { ApiServices } from './services.ts'

/** All scheduled jobs. None of them needs to be punctual: each only does earlier what the next visit would do. */
export function scheduledJobs(services: ApiServices): ScheduledJob[] {
  const { db } = services
  return [
    {
      name: 'recheck-payments',
      cron: '* * * * *',
      run: async () => void (await recheckOpenPayments(db, services)),
    },
    { name: 'recheck-refunds', cron: '* * * * *', run: () => recheckRefunds(db, services) },
    { name: 'match-statements', cron: '*/10 * * * *', run: () => matchLines(db, services) },
    { name: 'compare-gateways', cron: '27 4 * * *', run: () => compareLedgerWithGateways(db, services) },
    { name: 'flag-late-balances', cron: '7 6 * * *', run: () => flagLateBalances(db, services) },
    { name: 'flag-held-deposits', cron: '9 6 * * *', run: () => flagHeldDeposits(db, services) },
    { name: 'return-to-vouchers', cron: '* * * * *', run: () => returnOfEnded(db, services) },
    { name: 'expire-vouchers', cron: '3 0 * * *', run: () => expireVouchers(db, services) },
    { name: 'expire-overdue', cron: '* * * * *', run: () => expireOverdue(db, services) },
    { name: 'forget-drafts', cron: '* * * * *', run: () => sweepDrafts(db, services.clock.now()) },
    { name: 'offer-waiting-list', cron: '* * * * *', run: () => offerFreeNights(db, services) },
    { name: 'settle-gatherings', cron: '* * * * *', run: () => settleGatherings(db, services) },
    {
      name: 'send-reminders',
      cron: '*/5 * * * *',
      run: async () => {
        await sendReminders(db, services)
        await sendOwnEmails(db, services)
      },
    },
    { name: 'read-mailbox', cron: '* * * * *', run: async () => void (await readMailbox(services)) },
    { name: 'notify-published', cron: '* * * * *', run: () => notifyPublished(db, services.clock) },
    { name: 'cancel-small-groups', cron: '*/5 * * * *', run: () => cancelSmallGroups(db, services) },
    {
      name: 'settle-weather-choices',
      cron: '*/5 * * * *',
      run: () => settleWeatherChoices(db, services),
    },
    { name: 'issue-documents', cron: '* * * * *', run: () => issueWaiting(services) },
    { name: 'send-allowance-documents', cron: '*/5 * * * *', run: () => sendAllowanceDocuments(services) },
    { name: 'send-e-invoices', cron: '* * * * *', run: () => sendEInvoices(services) },
    { name: 'read-e-invoices', cron: '* * * * *', run: () => readInvoiceFolder(services) },
    { name: 'sweep-documents', cron: '47 3 * * *', run: () => sweepDocuments(services) },
    { name: 'forget-idempotency-keys', cron: '17 3 * * *', run: () => forgetOldKeys(db) },
    {
      name: 'sweep-webhook-deliveries',
      cron: '21 3 * * *',
      run: () => sweepDeliveries(db, services.clock.now()),
    },
    { name: 'sweep-sign-in', cron: '23 * * * *', run: () => sweepSignIn(services) },
    { name: 'pull-feeds', cron: '*/15 * * * *', run: () => pullAllFeeds(db, services) },
    { name: 'clear-personal-data', cron: '11 4 * * *', run: () => clearExpired(services) },
    { name: 'sweep-stored-emails', cron: '19 4 * * *', run: () => sweepStoredEmails(services) },
    // Before the clean-up jobs, and at an hour that no change of the clock skips.
    { name: 'make-backup', cron: '13 1 * * *', run: () => backUpNightly(services) },
    // Makes up for a second place that did not answer.
    { name: 'copy-backups', cron: '*/30 * * * *', run: () => copyAndLog(services) },
    { name: 'test-restore', cron: '37 2 * * 1', run: () => testRestore(services) },
    // Has work only after the secret was replaced.
    { name: 'reseal-values', cron: '*/5 * * * *', run: () => resealValues(services) },
    // By day only, so that the faults of a night are in one e-mail.
    { name: 'notify-owner', cron: '33 7-21 * * *', run: () => notifyOwnerOfAlerts(services) },
    // Late as well, so that a restart at seven does not lose the letter.
    { name: 'send-morning-letters', cron: '*/5 7-11 * * *', run: () => sendMorningLetters(services) },
    { name: 'sweep-files', cron: '41 3 * * *', run: () => sweepFiles(services) },
    // Makes up for failures of an unreachable store or a full disk.
    { name: 'make-missing-sizes', cron: '*/10 * * * *', run: async () => services.sizes.wake() },
  ]
}
