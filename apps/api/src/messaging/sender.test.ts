import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import { inTransaction } from '../db/database.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { someWords, openOutboxBench, type OutboxBench } from '../testing/races/outbox-bench.ts'
import { queueEmail } from './queue-email.ts'

const properties = new PropertyPerTest()
let bench: OutboxBench
beforeEach(async () => {
  bench = await openOutboxBench(properties)
})
afterEach(() => bench.close())
afterAll(() => properties.close())

describe('a working mail server', () => {
  test('gets the e-mail with both texts, and the row is marked as sent', async () => {
    const server = await bench.mailServer()
    await bench.write('eva@example.com')
    await bench.sender(server.url).sendDue()
    const [mail] = server.mails
    expect(mail).toMatchObject({
      subject: 'Pozvánka do administrácie – Penzión',
      to: [{ address: 'eva@example.com' }],
    })
    expect(mail?.from).toMatchObject({ name: 'Penzión', address: 'penzion@example.com' })
    expect(mail?.html).toContain('code=tajny-kod')
    expect(mail?.text).toContain('https://dvor.sk/reset-password?code=tajny-kod')
    const [row] = await bench.outbox()
    expect(row).toMatchObject({ state: 'sent', attempts: 1, message_id: mail?.messageId })
  })

  test('a secret link is deleted once the e-mail is sent', async () => {
    const server = await bench.mailServer()
    await bench.write('eva@example.com')
    expect((await bench.outbox())[0]?.body).toContain('tajny-kod')
    await bench.sender(server.url).sendDue()
    expect((await bench.outbox())[0]?.body).not.toContain('tajny-kod')
  })

  test('an address with a comma adds no recipient', async () => {
    const recipients: string[] = []
    const server = await bench.mailServer({
      smtp: {
        onRcptTo: ({ address }, _session, callback) => {
          recipients.push(address)
          callback()
        },
      },
    })
    await bench.write('eva@example.com, spy@example.com')
    await bench.sender(server.url).sendDue()
    expect(recipients).not.toContain('spy@example.com')
  })

  test('is used as soon as an e-mail is committed', async () => {
    const server = await bench.mailServer()
    const { connection, dataDir, clock, app } = bench.property
    const api = createApi({
      pool: { ...connection, max: 4 },
      dataDir,
      appSecret: 'a secret for tests only, long enough to derive keys from',
      publicUrl: 'http://127.0.0.1:3000',
      smtpUrl: server.url,
      sandboxAllowed: true,
      admin: {},
      sampleData: false,
      clock,
      logger: app.log,
    })
    await api.start()
    await inTransaction(api.db, async (tx) => {
      await queueEmail(tx, { key: 'invitation', to: 'eva@example.com', language: 'sk', variables: someWords })
    })
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 20_000 })
    await api.close()
  })

  test('four senders at once send each e-mail once', async () => {
    const server = await bench.mailServer()
    for (let number = 0; number < 20; number++) await bench.write(`guest${number}@example.com`)
    await Promise.all(Array.from({ length: 4 }, () => bench.sender(server.url).sendDue()))
    const ids = server.mails.map((mail) => mail.messageId)
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })
})

describe('the outbox', () => {
  test('writes one e-mail for twenty concurrent notices of an event', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => bench.write('eva@example.com', { event_key: 'one-event' })),
    )
    expect(results.filter((id) => id !== null)).toHaveLength(1)
    expect(await bench.outbox()).toHaveLength(1)
  })

  test('control: without an event key each is written', async () => {
    await Promise.all(Array.from({ length: 20 }, () => bench.write('eva@example.com')))
    expect(await bench.outbox()).toHaveLength(20)
  })

  test('rolls the e-mail back with its transaction', async () => {
    const failing = inTransaction(bench.property.api.db, async (tx) => {
      await queueEmail(tx, { key: 'invitation', to: 'eva@example.com', language: 'sk', variables: someWords })
      throw new Error('the booking fails')
    })
    await expect(failing).rejects.toThrow('the booking fails')
    expect(await bench.outbox()).toHaveLength(0)
  })

  test('writes no e-mail that the property has switched off', async () => {
    await bench.property.api.db.$client.query(
      `update editable_automated_emails set active = false where key = 'invitation'`,
    )
    expect(await bench.write('eva@example.com')).toBeNull()
  })
})

test('without a mail server each e-mail is an .eml file readable by its owner alone', async () => {
  await bench.write('eva@example.com')
  await bench.sender().sendDue()
  const { dataDir } = bench.property
  const [name = ''] = await readdir(join(dataDir, 'emails'))
  expect(name).toMatch(/^\d{4}-.*-invitation-.*\.eml$/)
  const path = join(dataDir, 'emails', name)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(await readFile(path))
  expect(mail).toMatchObject({
    to: [{ address: 'eva@example.com' }],
    messageId: (await bench.outbox())[0]?.message_id,
  })
})
