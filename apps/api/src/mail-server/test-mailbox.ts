import type { MailboxTest } from '@dvor/contract/installation/mail-server.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { describeMailboxFailure, withInbox } from './open-mailbox.ts'

/** Opens the mailbox of the settings and counts its messages; nothing is read. @throws ApiError `rate_limited` */
export async function testMailbox(
  services: Pick<Services, 'db' | 'clock' | 'appSecret'>,
): Promise<MailboxTest> {
  await limitAttempts(services.db, 'mail server test', { property: 'property' }, services.clock)
  const { mailbox } = await readSettings(services.db)
  if (!mailbox) return { messages: null, reason: 'Schránka ešte nie je nastavená' }
  try {
    const messages = await withInbox(mailbox, services.appSecret, async (_client, { exists }) => exists)
    return { messages, reason: null }
  } catch (error) {
    return { messages: null, reason: describeMailboxFailure(error) }
  }
}
