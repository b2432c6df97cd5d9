import fastify from 'fastify'
import { smtpTransport } from '../../messaging/transport.ts'
import { EmailSender } from '../../messaging/sender.ts'
import { attachedFiles } from '../../voucher-sales/attach-voucher.ts'
import { openDatabase } from '../../db/database.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { TestClock } from '../test-clock.ts'

/** A process that sends due e-mails, to be killed meanwhile: `node lone-sender.ts <json>`. */
interface Orders {
  connection: { host: string; port: number; user: string; database: string }
  smtpUrl: string
  now: string
  dataDir: string
}

const { connection, smtpUrl, now, dataDir } = JSON.parse(process.argv[2] ?? '') as Orders
const db = openDatabase({ ...connection, max: 2 })
const clock = new TestClock(now)
const documents = {
  db,
  clock,
  documentFiles: openFileStore(dataDir, undefined, 'documents'),
  files: openFileStore(dataDir, undefined),
  appSecret: 'a secret for tests only, long enough to derive keys from',
  publicUrl: 'http://127.0.0.1:3000',
}
const readDocument = attachedFiles(documents)
const needs = {
  db,
  dataDir,
  appSecret: 'a secret for tests only, long enough to derive keys from',
  clock,
  readDocument,
  log: fastify().log,
  publicUrl: 'http://127.0.0.1:3000',
}
await new EmailSender({ ...needs, notifications: { on: () => undefined } }, smtpTransport(smtpUrl)).sendDue()
await db.$client.end()
