import { arrivedStates } from '@dvor/booking/reservation/states.ts'
import { remindedPeriod, type TaxPeriod } from '@dvor/booking/register/tax-periods.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import { inLiterals } from '../../db/in-literals.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { stayGuests } from '../../db/schema/reservations/guest-register.ts'
import { stayTaxFilings } from '../../db/schema/reservations/stay-tax-filings.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import { readSettings } from '../../property/settings.ts'
import { isoInstant } from '../../db/columns.ts'
import { staleAfterMs } from '../../calendars/feed-hooks.ts'
import { userPasswords } from '../../db/schema/accounts/sign-in.ts'
import { voucherMovementRows } from '../../db/schema/accounting/vouchers.ts'
import { taskRows } from '../../db/schema/housekeeping/tasks.ts'
import { calendarConflictRows, calendarFeedRows } from '../../db/schema/calendars/calendars.ts'
import { outgoingEmailRows } from '../../db/schema/messages/outgoing-emails.ts'
import { eInvoiceDeliveries } from '../../db/schema/reservations/e-invoices.ts'
import { paymentAttempts, paymentRefunds } from '../../db/schema/accounting/payments.ts'
import { reservationAlerts } from '../../db/schema/reservations/reservation-alerts.ts'
import { statementLineRows } from '../../db/schema/accounting/statements.ts'
import { webhookRows } from '../../db/schema/accounts/webhooks.ts'
import { userRows } from '../../db/schema/accounts/users.ts'
import { backupRows } from '../../db/schema/system/backups.ts'
import type { Db } from '../../db/database.ts'
import { jobFailures } from '../../db/schema/system/job-failures.ts'
import { filledPersons, isGapCounted, personsUntil } from '../../register/missing-guests.ts'
import { isReportDue } from '../../register/report-due.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Time (ms) that a fault or a task may last before the owner gets an e-mail. */
const alertAfterMs = { feeds: dayMs, payments: 3 * dayMs, jobs: hourMs / 2 }
/** A single failed run is tolerated; a job counts as broken when the next run fails, too. */
const failuresInARow = 2

/** Figures about the state of the property; the same for the owner's e-mail, the dashboard and the metrics. */
export interface PropertyFigures {
  emails_waiting: number
  /** Time at which the oldest of them was written; null while none waits. */
  oldest_email_at: string | null
  emails_dead: number
  /** Payments that were opened at a gateway and are not decided yet. */
  payments_open: number
  refunds_open: number
  /** Open alerts about refunds that were refused, and refunds that the gateway left unanswered. */
  refunds_failed: number
  /** Movements of the account that wait for a person. */
  lines_open: number
  /** Movements that have waited for more than three days. */
  lines_forgotten: number
  /** Webhooks that were switched off because they accepted nothing. */
  webhooks_off: number
  /** E-invoices that could not be sent. */
  e_invoices_failed: number
  /** Whether a payer of VAT, out of sample mode, has no transport of e-invoices in the settings: 0 or 1. */
  e_invoices_unset: number
  /**
   * Calendars of portals that could not be read for an hour; one that was never read counts once a reading has failed.
   */
  feeds_stale: number
  /** Feeds that could not be read for a day. */
  feeds_lost: number
  /** Events of active feeds that could not be read wholly at the last reading. */
  events_unread: number
  /** Open conflicts of calendars that no administrator has marked as seen. */
  conflicts_unseen: number
  /** Vouchers for which money is owed to the buyer and no gateway is paying it back. */
  voucher_refunds: number
  /** Persons who have come, not left for more than 30 days, and are not in the guest register. */
  guests_missing: number
  /** Foreigners whose report to the police is due (`isReportDue`). */
  foreigners_due: number
  /** 1 while the report of the stay tax for a period is due within a week, or late; else 0. */
  stay_tax_due: number
  /** Tasks and defects that are not done and whose day is over. */
  tasks_overdue: number
  /** Jobs whose last runs all failed, for half an hour at least. */
  jobs_failing: string[]
  /** Accounts with the password of the installation, once the property is out of sample mode. */
  passwords_initial: number
  /** Time of the newest good backup. */
  backup_at: string | null
  /** Reason for the failure of the newest backup; null when it succeeded. */
  backup_failure: string | null
  /** Reason for which a backup could not be copied to the second place; null when the last attempt succeeded. */
  backup_copy_failure: string | null
  /** Reason for which a backup could not be restored in the newest test. */
  restore_test_failure: string | null
  /** Time from which the property needs backups. */
  property_since: string | null
}

/** Reads all figures by one statement beside the settings, so that frequent calls cost one connection for a moment. */
export async function readPropertyFigures(db: Db, now: Date): Promise<PropertyFigures> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const { today } = momentOf(now)
  const { stay_tax_period, stay_tax_due_days } = await readSettings(db)
  const period = remindedPeriod(today, stay_tax_period, stay_tax_due_days)
  const { rows } = await db.execute<PropertyFigures & Record<string, unknown>>(sql`
    select ${emails()}, ${money(before(alertAfterMs.payments))},
      ${calendars(before(staleAfterMs), before(alertAfterMs.feeds))},
      (select coalesce(array_agg(job order by job), '{}') from ${jobFailures}
        where failures >= ${failuresInARow} and since <= ${before(alertAfterMs.jobs)}) as jobs_failing,
      ${register(today)}, ${stayTax(period)}, ${tasks(today)}, ${passwords()}, ${backups()}`)
  const [figures] = rows
  if (!figures) throw new Error('the figures of the property are one row')
  const { oldest_email_at: oldest, backup_at, property_since } = figures
  return {
    ...figures,
    oldest_email_at: oldest && isoInstant(oldest),
    backup_at: backup_at && isoInstant(backup_at),
    property_since: property_since && isoInstant(property_since),
  }
}

const emails = () => sql`
  (select count(*)::int from ${outgoingEmailRows} where state in ('queued', 'failed')) as emails_waiting,
  (select min(created_at) from ${outgoingEmailRows} where state in ('queued', 'failed')) as oldest_email_at,
  (select count(*)::int from ${outgoingEmailRows} where state = 'dead') as emails_dead`

const money = (forgotten: string) => sql`
  (select count(*)::int from ${paymentAttempts} where state = 'open') as payments_open,
  (select count(*)::int from ${paymentRefunds} where state in ('requested', 'pending', 'unanswered')) as refunds_open,
  (select count(*)::int from ${reservationAlerts}
    where kind = 'refund_failed' and closed_at is null) as refunds_failed,
  (select count(*)::int from (select m.voucher from ${voucherMovementRows} m group by m.voucher
    having coalesce(sum(m.money) filter (where m.kind in ('refunded', 'surplus', 'surplus_reversed')), 0)
        - coalesce(sum(m.amount) filter (where m.kind = 'withdrawn'), 0) > 0) owed
    where not exists (select from ${paymentRefunds} r
      where r.voucher = owed.voucher and r.state in ('requested', 'pending'))) as voucher_refunds,
  (select count(*)::int from ${statementLineRows}
    where state = 'open' and reason is not null) as lines_open,
  (select count(*)::int from ${statementLineRows}
    where state = 'open' and reason is not null and created_at < ${forgotten}) as lines_forgotten,
  (select count(*)::int from ${webhookRows} where not active and paused_for is not null) as webhooks_off,
  (select count(*)::int from ${eInvoiceDeliveries} where state = 'failed') as e_invoices_failed,
  (select count(*)::int from ${settingsRow}
    where vat_payer and not sample_mode and e_invoice_transport = 'none') as e_invoices_unset`

const calendars = (stale: string, lost: string) => sql`
  (select count(*)::int from ${calendarFeedRows} where active
    and case when last_ok_at is null then last_error is not null else last_ok_at < ${stale} end) as feeds_stale,
  (select count(*)::int from ${calendarFeedRows} where active
    and (last_ok_at is not null or last_error is not null)
    and coalesce(last_ok_at, created_at) < ${lost}) as feeds_lost,
  (select coalesce(sum(unread_count), 0)::int from ${calendarFeedRows} where active) as events_unread,
  (select count(*)::int from ${calendarConflictRows}
    where ended_at is null and not seen) as conflicts_unseen`

const register = (today: Day) => sql`
  (select coalesce(sum(greatest(0, ${personsUntil(today)} - ${filledPersons})), 0)::int
    from ${reservations} where ${isGapCounted(today)}) as guests_missing,
  (select count(*)::int from ${stayGuests}
    join ${reservations} on ${reservations.id} = ${stayGuests.reservation}
    where ${isReportDue(today)}) as foreigners_due`

/** A period without arrived guests needs no reminder. */
const stayTax = (period: TaxPeriod | null) =>
  period === null
    ? sql`0 as stay_tax_due`
    : sql`
  (select count(*)::int from (select 1 from ${reservations} r
      where ${inLiterals(sql`r.state`, arrivedStates)} and r.arrival <= ${period.to} and r.departure > ${period.from}
        and not exists (select from ${stayTaxFilings} where day_from = ${period.from} and day_to = ${period.to})
      limit 1) one) as stay_tax_due`

const tasks = (today: Day) => sql`
  (select count(*)::int from ${taskRows} where not done and due_on < ${today}) as tasks_overdue`

const passwords = () => sql`
  (select count(*)::int from ${userPasswords} p join ${userRows} u on u.id = p.user_id
    where p.initial and not u.blocked
    and not coalesce((select sample_mode from ${settingsRow} limit 1), false)) as passwords_initial`

const backups = () => sql`
  (select made_at from ${backupRows} where failure is null order by made_at desc limit 1) as backup_at,
  (select failure from ${backupRows} order by made_at desc limit 1) as backup_failure,
  (select copy_failure from ${backupRows} where failure is null order by made_at desc limit 1) as backup_copy_failure,
  (select test_failure from ${backupRows} where tested_at is not null order by tested_at desc limit 1) as restore_test_failure,
  (select created_at from ${settingsRow} limit 1) as property_since`
