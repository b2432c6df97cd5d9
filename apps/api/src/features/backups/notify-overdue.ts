import { inTransaction } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../availability/queries.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { isBackupOverdue } from './check-backups.ts'
import { findLastAttempt, findLastGood } from './queries.ts'

/**
 * Tells the owner once that the house has had no good backup for 48 hours; after the next good one it may be told
 * again. Why the last attempt failed stands in the e-mail, in the words of whoever can mend it.
 */
export async function notifyOfOverdue(
  services: Pick<Services, 'db' | 'clock' | 'backups' | 'publicUrl'>,
): Promise<void> {
  const { db, publicUrl } = services
  if (!(await isBackupOverdue(db, services))) return
  const [good, attempt, { email }] = await Promise.all([
    findLastGood(db),
    findLastAttempt(db),
    readSettings(db),
  ])
  const why = attempt?.failure ? ` Posledný pokus zlyhal: ${attempt.failure}` : ''
  await inTransaction(db, (tx) =>
    queueEmail(tx, {
      key: 'owner_house_attention',
      to: email,
      language: 'sk',
      variables: {
        reason: `Už viac ako 48 hodín nevznikla záloha domu.${why}`,
        admin_url: `${publicUrl}/dashboard`,
      },
      once: `backup overdue since ${good?.id ?? 'the beginning'}`,
    }),
  )
}
