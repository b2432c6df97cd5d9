import type { MailTest } from '@dvor/contract/installation/mail-server.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { newId } from '../db/ids.ts'
import type { Services } from '../platform/services.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import { readSender } from '../messaging/outbox-queries.ts'
import { messageId } from '../messaging/queue-email.ts'
import { describeFailure } from '../messaging/send-failure.ts'
import { mailTransport } from '../messaging/configured-transport.ts'

type TestServices = Pick<Services, 'db' | 'clock' | 'appSecret' | 'smtpUrl' | 'dataDir' | 'log'>

const notSet = 'Pošta ešte nie je nastavená'

/** Sends a test e-mail through the mail server in use, at once and without the outbox. @throws ApiError `rate_limited` */
export async function sendMailServerTest(services: TestServices, to: string): Promise<MailTest> {
  await limitAttempts(services.db, 'mail server test', { property: 'property' }, services.clock)
  const { settings, ...from } = await readSender(services.db)
  const { transport, sends } = mailTransport(settings, services)
  if (!sends) return { to, sent: false, reason: notSet }
  const text = `Ak čítate túto správu, pošta pre ${from.name} funguje.`
  const id = newId()
  const message = {
    from,
    to: { name: '', address: to },
    subject: 'Skúšobný list',
    messageId: messageId(id, { email: from.address }),
    date: services.clock.now(),
    text,
    html: `<p>${escapeHtml(text)}</p>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  try {
    await transport({ name: id, message })
    return { to, sent: true, reason: null }
  } catch (error) {
    const { reason, codes } = describeFailure(error)
    services.log.warn({ reason, codes }, 'the test letter was not sent')
    return { to, sent: false, reason }
  }
}
