import { momentOf } from '@dvor/booking/stay/moment.ts'
import { alertPaths, alertText, isHandledByOwner } from '@dvor/booking/messages/alert-text.ts'
import type { OwnerAlert, AlertKind } from '@dvor/contract/insight/alerts.ts'
import type { Day } from '@dvor/format/days.ts'
import { lt } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { reportedAlerts } from '../../db/schema/system/reported-alerts.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { queueEmail } from '../../messaging/queue-email.ts'
import { listAlerts } from './list-alerts.ts'

/**
 * Sends the owner one e-mail with all alerts that were not reported today yet, so that each is reported once a day at
 * most and no more once its cause is gone. Sends nothing where the settings switch it off, and in sample mode, whose
 * faults are invented.
 */
export async function notifyOwnerOfAlerts(
  services: Pick<
    Services,
    'db' | 'clock' | 'dataDir' | 'readRoom' | 'backups' | 'eInvoiceFolder' | 'publicUrl'
  >,
): Promise<void> {
  const { today } = momentOf(services.clock.now())
  const settings = await readSettings(services.db)
  if (!settings.attention_emails || settings.sample_mode) return
  await inTransaction(services.db, async (tx) => {
    const alerts = await listAlerts(tx, services, 'emailed')
    const fresh = await markReported(
      tx,
      alerts.map(({ kind }) => kind),
      today,
    )
    const news = alerts.filter(({ kind }) => fresh.has(kind))
    if (news.length === 0) return
    await queueEmail(tx, {
      key: 'owner_house_attention',
      to: settings.notification_email ?? settings.email,
      language: 'sk',
      variables: { reason: news.map(sentence).join('\n'), admin_url: services.publicUrl + pathOf(news) },
    })
  })
}

/**
 * Marks the alerts that are reported to the owner today, inside the caller's transaction. @returns those that had not
 * been reported today yet, in no order
 */
async function markReported(db: Db, kinds: readonly AlertKind[], today: Day): Promise<Set<AlertKind>> {
  if (kinds.length === 0) return new Set()
  const rows = await db
    .insert(reportedAlerts)
    .values(kinds.map((kind) => ({ kind, reported_on: today })))
    .onConflictDoUpdate({
      target: reportedAlerts.kind,
      set: { reported_on: today },
      setWhere: lt(reportedAlerts.reported_on, today),
    })
    .returning({ kind: reportedAlerts.kind })
  return new Set(rows.map(({ kind }) => kind))
}

const sentence = (alert: OwnerAlert): string =>
  alert.detail ? `${alertText(alert, 'sk')} (${alert.detail})` : alertText(alert, 'sk')

/** Path of the only record concerned, or of the list of all of them. */
const pathOf = ([first, ...others]: readonly OwnerAlert[]): string =>
  first && others.length === 0 && isHandledByOwner(first.kind) ? alertPaths[first.kind] : '/dashboard'
