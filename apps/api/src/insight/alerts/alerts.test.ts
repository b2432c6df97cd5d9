import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../../testing/test-property.ts'
import { rowsOf } from '../../testing/empty-database.ts'
import { idleSender } from '../../testing/races/outbox-bench.ts'
import { startMailServer, type MailServer } from '../../testing/servers/mail-server.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { smtpTransport } from '../../messaging/transport.ts'
import { notifyOwnerOfAlerts } from './notify-owner.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let server: MailServer
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  server = await startMailServer()
})
afterAll(async () => {
  await server.close()
  await api.close()
})

const run = (text: string) => rowsOf(api.connection, text)
const shown = async () => ((await property.call('GET', '/dashboard')).body as Dashboard).alerts

/** Runs the job and sends its e-mails. @returns the texts that the owner's mail server has received */
async function runJob(at: string): Promise<string[]> {
  api.clock.set(at)
  server.mails.length = 0
  const { clock, dataDir } = api
  const services = { db: api.api.db, clock, dataDir, publicUrl: 'https://dvor.sk', backups: undefined }
  await notifyOwnerOfAlerts(services)
  await idleSender(api, smtpTransport(server.url)).sendDue()
  return server.mails.map(({ text = '' }) => text)
}

const deadEmail = `insert into outgoing_emails (id, key, "to", subject, body, body_text, message_id, state)
  values (gen_random_uuid(), 'invitation', 'nikto@example.com', 'x', 'x', 'x', gen_random_uuid(), 'dead')`
const brokenJob = `insert into job_failures (job, failures, since, last_failed_at)
  values ('send-reminders', 2, '2027-03-10T08:00:00Z', '2027-03-10T08:31:00Z')`

test('without faults the dashboard is empty and no e-mail is sent', async () => {
  expect(await shown()).toEqual([])
  expect(await runJob('2027-03-10T09:00:00Z')).toEqual([])
})

test('alerts are on the dashboard and in one e-mail, once a day', async () => {
  await run(deadEmail)
  await run(brokenJob)
  await property.settings({ notification_email: 'gazdina@example.com' })
  const alerts = [
    { kind: 'dead_emails', count: 1, detail: null },
    { kind: 'failing_jobs', count: 1, detail: 'send-reminders' },
  ]
  expect(await shown()).toEqual(alerts)
  const [text, ...others] = await runJob('2027-03-10T09:00:00Z')
  expect(others).toEqual([])
  expect(server.mails[0]?.to).toMatchObject([{ address: 'gazdina@example.com' }])
  expect(text).toContain('E-maily, ktoré sa nepodarilo odoslať: 1.')
  expect(text).toContain('(send-reminders)')
  expect(text).toContain('https://dvor.sk/dashboard')
  expect(await runJob('2027-03-10T20:00:00Z')).toEqual([])
})

test('the same day only new alerts are e-mailed, the next day those that last', async () => {
  await run(`update outgoing_emails set state = 'sent' where state = 'dead'`)
  await run(`insert into statements (id, file_name, format, content_hash, lines, doubled, imported_by)
    values ('0199aaaa-0000-7000-8000-000000000001', 'a.csv', 'csv', 'x', 1, 0, 'x')`)
  await run(`insert into statement_lines (id, statement, position, fingerprint, likeness, booked_on, amount, currency,
      reason, created_at)
    values (gen_random_uuid(), '0199aaaa-0000-7000-8000-000000000001', 1, 'x', 'x', '2027-03-05', 5000, 'EUR',
      'no_symbol', '2027-03-07T08:30:00Z')`)
  const [news] = await runJob('2027-03-10T20:10:00Z')
  expect(news).toContain('Prijaté platby')
  expect(news).not.toContain('(send-reminders)')
  expect(news).toContain('https://dvor.sk/payments-inbox?state=open')
  const [next] = await runJob('2027-03-11T06:33:00Z')
  expect(next).toContain('Prijaté platby')
  expect(next).toContain('(send-reminders)')
  expect(next).not.toContain('E-maily, ktoré')
})

test('a payment of the last three days and a single failed run are no alerts yet', async () => {
  await run(`update statement_lines set created_at = '2027-03-09T08:00:00Z'`)
  await run('update job_failures set failures = 1')
  expect(await shown()).toEqual([])
  expect(await runJob('2027-03-12T06:33:00Z')).toEqual([])
})

test('switched off in the settings, no e-mail is sent; the dashboard still shows the alerts', async () => {
  await property.settings({ attention_emails: false })
  expect(await runJob('2027-03-13T08:00:00Z')).toEqual([])
  expect(await shown()).toMatchObject([{ kind: 'waiting_payments' }])
  await property.settings({ attention_emails: true })
  expect(await runJob('2027-03-13T08:00:00Z')).toHaveLength(1)
})
