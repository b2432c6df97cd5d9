import { sweepSignIn } from './features/auth/upkeep.ts'
import { expireOverdue } from './features/reservations/expire-overdue.ts'
import { forgetOldKeys } from './features/reservations/idempotency-queries.ts'
import { recheckOpenPayments } from './features/payments/settle-payment.ts'
import { sendReminders } from './features/reminders/send-reminders.ts'
import { cancelSmallGroups } from './features/slots/cancel-occurrence.ts'
import { sweepFiles } from './features/uploads/sweep-files.ts'
import type { ScheduledJob } from './platform/jobs.ts'
import type { Services } from './services.ts'

/** Everything that runs by the clock; nothing depends on its punctuality, it only does what a visit would do later. */
export function scheduledJobs(services: Services): ScheduledJob[] {
  const { db } = services
  return [
    { name: 'recheck-payments', cron: '* * * * *', run: () => recheckOpenPayments(db, services) },
    { name: 'expire-overdue', cron: '* * * * *', run: () => expireOverdue(db, services) },
    { name: 'send-reminders', cron: '*/5 * * * *', run: () => sendReminders(db, services) },
    { name: 'cancel-small-groups', cron: '*/5 * * * *', run: () => cancelSmallGroups(db, services) },
    { name: 'forget-idempotency-keys', cron: '17 3 * * *', run: () => forgetOldKeys(db) },
    { name: 'sweep-sign-in', cron: '23 * * * *', run: () => sweepSignIn(services) },
    { name: 'sweep-files', cron: '41 3 * * *', run: () => sweepFiles(services) },
    // What a store that was away or a full disk has left undone.
    { name: 'make-missing-avif', cron: '*/10 * * * *', run: async () => services.avif.wake() },
  ]
}
