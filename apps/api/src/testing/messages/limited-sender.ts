import { EmailSender } from '../../messaging/sender.ts'
import type { TestApi } from '../test-api.ts'

/** A sender that keeps the limits of e-mails to strangers, and notes who would get them instead of sending. */
export function limitedSender({ api, app, clock, dataDir }: TestApi) {
  const sent: string[] = []
  const sender = new EmailSender(
    {
      db: api.db,
      clock,
      log: app.log,
      dataDir,
      publicUrl: 'http://127.0.0.1:3000',
      appSecret: '',
      readDocument: async () => null,
      guestLimited: true,
      notifications: { on: () => undefined },
    },
    async ({ message }) => void sent.push(JSON.stringify(message.envelope ?? message.to)),
  )
  return {
    sendDue: () => sender.sendDue(),
    /** Number of e-mails to addresses with this part. */
    countTo: (part: string) => sent.filter((to) => to.includes(part)).length,
  }
}
