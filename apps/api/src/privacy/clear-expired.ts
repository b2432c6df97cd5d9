import type { ClearedCounts } from '@dvor/contract/privacy/personal-data.ts'
import { retentionSettings, type RetentionSetting } from '@dvor/contract/privacy/retention.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { systemActor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { clearOldGuests } from '../register/clear-guests.ts'
import { forgetConflictsBefore } from '../calendars/conflict-queries.ts'
import { clearEventsBefore } from '../calendars/event-queries.ts'
import {
  clearEmails,
  clearFetched,
  clearSurveys,
  deleteIncoming,
  incomingBefore,
  deleteEnquiries,
  demandsBefore,
  emailsBefore,
  gatheringsBefore,
  messagesBefore,
  surveysBefore,
  waitingBefore,
} from './clearing/clear-messages.ts'
import { clearReservations, clearTraces, reservationsBefore } from './clearing/clear-reservations.ts'
import { clearVouchers, vouchersBefore } from './clearing/clear-vouchers.ts'
import { endAccounting } from './clearing/end-accounting.ts'
import { clearHistoryBefore } from './history-queries.ts'
import { limitOf, type Limit } from './limit.ts'
import { insertRun } from './run-queries.ts'

/** Clears what is over, by the setting of its kind. @returns the number of records */
const clear: Readonly<Record<RetentionSetting, (db: Db, limit: Limit, now: Date) => Promise<number>>> = {
  retention_days: (db, { day }) => clearOldGuests(db, day),
  retention_reservations_days: async (db, limit, now) =>
    (await clearReservations(db, systemActor, reservationsBefore(limit), now)) +
    (await clearVouchers(db, vouchersBefore(limit))) +
    (await clearEventsBefore(db, limit.day)) +
    (await forgetConflictsBefore(db, limit.day)),
  retention_emails_days: async (db, limit) =>
    (await clearEmails(db, emailsBefore(limit))) + (await deleteIncoming(db, incomingBefore(limit))),
  retention_enquiries_days: async (db, limit) =>
    (await clearFetched(db, limit)) +
    (await deleteEnquiries(db, {
      messages: messagesBefore(limit),
      demands: demandsBefore(limit),
      waiting: waitingBefore(limit),
      gatherings: gatheringsBefore(limit),
    })),
  retention_surveys_days: (db, limit) => clearSurveys(db, surveysBefore(limit), false),
  retention_traces_days: clearTraces,
  retention_history_days: (db, { moment }) => clearHistoryBefore(db, moment),
}

/** Clears everything whose time is over. To be called in a transaction. @returns the counts above zero */
export async function clearDue(db: Db, now: Date): Promise<ClearedCounts> {
  const settings = await readSettings(db)
  const counts: ClearedCounts = {}
  for (const setting of retentionSettings) {
    const count = await clear[setting](db, limitOf(now, settings[setting]), now)
    if (count > 0) counts[setting] = count
  }
  const accounting = await endAccounting(db, todayIn(now))
  return accounting > 0 ? { ...counts, accounting } : counts
}

/** The nightly job: makes personal data anonymous whose time is over, and records the counts. */
export async function clearExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const cleared = await clearDue(tx, now)
    await insertRun(tx, systemActor, { kind: 'retention', cleared, kept: [], now })
  })
}
