import { attachedFiles } from '../../voucher-sales/attach-voucher.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { newId } from '../../db/ids.ts'
import { insertReservation } from '../../reservations/queries/reservation-queries.ts'
import { smtpTransport, type Timeouts, type MailTransport } from '../../messaging/transport.ts'
import { queueEmail } from '../../messaging/queue-email.ts'
import { EmailSender } from '../../messaging/sender.ts'
import { startMailServer, type MailServer, type MailServerOptions } from '../servers/mail-server.ts'
import type { PropertyPerTest } from '../fixtures/property-per-test.ts'
import type { TestApi } from '../test-api.ts'

export interface OutboxRow {
  id: string
  to: string
  state: string
  attempts: number
  last_error: string | null
  message_id: string
  body: string
}

/** Fixture for the outbox: a database, mail servers that `close` ends, senders that run on demand. */
export interface OutboxBench {
  property: TestApi
  mailServer(options?: MailServerOptions): Promise<MailServer>
  sender(url?: string, timeouts?: Timeouts): EmailSender
  write(to: string, more?: { event_key?: string; reservation?: string }): Promise<string | null>
  outbox(): Promise<OutboxRow[]>
  reservation(): Promise<string>
  close(): Promise<void>
}

export const someWords = {
  username: 'eva',
  action_url: 'https://dvor.sk/reset-password?code=tajny-kod',
  valid_for: '30 minút',
}

/** @param properties where the database is from */
export async function openOutboxBench(properties: PropertyPerTest): Promise<OutboxBench> {
  const { api: property } = await properties.open()
  const servers: MailServer[] = []
  const { db } = property.api
  return {
    property,
    mailServer: async (options) => {
      const server = await startMailServer(options)
      servers.push(server)
      return server
    },
    sender: (url, timeouts) => idleSender(property, url ? smtpTransport(url, timeouts) : undefined),
    write: (to, more) =>
      queueEmail(db, { key: 'invitation', to, language: 'sk', variables: someWords, ...more }),
    outbox: async () =>
      (await db.$client.query<OutboxRow>('select * from outgoing_emails order by position')).rows,
    reservation: async () => {
      const price = {
        lines: [],
        subtotal: 0,
        discount: 0,
        stay_tax: 0,
        total: 0,
        deposit_due: 0,
        balance_due_on: null,
        instalments: [],
      }
      return (await insertReservation(db, { id: newId(), token: newId(), state: 'confirmed', price })).id
    },
    close: async () => {
      for (const server of servers) await server.close()
    },
  }
}

/** A sender with the test's clock that sends only on demand; without a mail transport it writes files. */
export function idleSender({ api, clock, dataDir, app }: TestApi, transport?: MailTransport): EmailSender {
  const documents = {
    db: api.db,
    clock,
    documentFiles: openFileStore(dataDir, undefined, 'documents'),
    files: openFileStore(dataDir, undefined),
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: 'http://127.0.0.1:3000',
  }
  const readDocument = attachedFiles(documents)
  const needs = {
    db: api.db,
    clock,
    dataDir,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    readDocument,
    log: app.log,
    publicUrl: 'http://127.0.0.1:3000',
  }
  return new EmailSender({ ...needs, notifications: { on: () => undefined } }, transport)
}
