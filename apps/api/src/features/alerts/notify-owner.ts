import { momentOf } from '@dvor/booking/stay/moment.ts'
import { alertPlace, alertText, type OwnerAlert } from '@dvor/contract/insight/alerts.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../availability/queries.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { listAlerts } from './list-alerts.ts'
import { markReported } from './reported-queries.ts'

/**
 * Writes to the owner what needs a person: one e-mail with everything that was not told today yet, so each matter comes
 * once a day at most and falls away with its cause. Quiet where the settings say so, and in sample mode, whose trouble
 * is invented.
 */
export async function notifyOwnerOfAlerts(
  services: Pick<Services, 'db' | 'clock' | 'backups' | 'publicUrl'>,
): Promise<void> {
  const { today } = momentOf(services.clock.now())
  const settings = await readSettings(services.db)
  if (!settings.attention_emails || settings.sample_mode) return
  await inTransaction(services.db, async (tx) => {
    const alerts = await listAlerts(tx, services, 'told')
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

const sentence = (alert: OwnerAlert): string =>
  alert.detail ? `${alertText(alert)} (${alert.detail})` : alertText(alert)

/** Straight to the one thing, or to where all of them are listed. */
const pathOf = ([first, ...others]: readonly OwnerAlert[]): string =>
  (first && others.length === 0 && alertPlace(first.kind)?.path) || '/dashboard'
