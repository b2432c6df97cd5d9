import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupList } from '@dvor/contract/installation/backups.ts'
import { outgoingEmails } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../platform/http/limits.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { startMailServer, type MailServer } from '../testing/servers/mail-server.ts'
import { idleSender } from '../testing/races/outbox-bench.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let server: MailServer
let folder: string
const keys = { secret_key: 'sk_test_only', webhook_secret: 'whsec_only_for_tests' }

beforeAll(async () => {
  server = await startMailServer()
  folder = await mkdtemp(join(tmpdir(), 'dvor-backups-'))
  ;({ api, property } = await startTestProperty({
    backups: { folder, nightly: false, passphrase: 'štyri dlhé slová na papieri' },
  }))
})
afterAll(async () => {
  await api.close()
  await server.close()
  await rm(folder, { recursive: true })
})

async function listening(from: Server): Promise<number> {
  from.listen(0, '127.0.0.1')
  await once(from, 'listening')
  return (from.address() as AddressInfo).port
}
const deliver = () => idleSender(api).sendDue()
const states = async () =>
  (
    await api.api.db.$client.query<{ state: string; sent_at: unknown }>(
      'select state, sent_at from outgoing_emails',
    )
  ).rows
const settingsRow = async () => (await api.api.db.$client.query('select * from global_settings')).rows
const steps = async () =>
  (await property.call('GET', '/first-steps')).body as { key: string; done: boolean }[]
const isDone = async (key: string) => (await steps()).find((step) => step.key === key)?.done
const warnings = async () =>
  ((await property.call('GET', '/dashboard')).body as { warnings: string[] }).warnings
const edit = () => ({ host: '127.0.0.1', port: server.port, security: 'none', user: null })

describe('the mail server of the settings', () => {
  test('is missing at first: e-mails are stored and never count as sent', async () => {
    await book(api, [aStay(property.unit, '2027-06-04', '2027-06-07')], { payment_method: 'on_site' })
    await deliver()
    expect((await states()).length).toBeGreaterThan(0)
    for (const row of await states()) expect(row).toEqual({ state: 'stored', sent_at: null })
    expect((await property.call('POST', '/mail-server/test')).body).toMatchObject({
      sent: false,
      reason: 'Pošta ešte nie je nastavená',
    })
    expect(await warnings()).toContain('email_not_set_up')
    expect(await isDone('mail')).toBe(false)
    // The list and its screen call no stored e-mail a sent one.
    expect(JSON.stringify(outgoingEmails.label)).not.toMatch(/odoslan/i)
  })

  test('sends a test e-mail and all later e-mails once it is set', async () => {
    const set = await property.call('PUT', '/mail-server', edit())
    expect(set).toMatchObject({
      status: 200,
      body: { source: 'settings', host: '127.0.0.1', has_password: false },
    })
    expect((await property.call('POST', '/mail-server/test')).body).toMatchObject({
      sent: true,
      reason: null,
    })
    expect(server.mails.at(-1)?.subject).toBe('Skúšobný list')
    const [stored] = (await api.api.db.$client.query<{ id: string }>('select id from outgoing_emails')).rows
    expect((await property.call('POST', `/outgoing-emails/${stored?.id}/resend`)).status).toBe(200)
    await deliver()
    expect(server.mails).toHaveLength(2)
    expect(await states()).toContainEqual({ state: 'sent', sent_at: expect.anything() })
    expect(await warnings()).not.toContain('email_not_set_up')
    expect(await isDone('mail')).toBe(true)
  })

  test('encrypts its password, never returns it, and drops it with another host', async () => {
    const secret = 'tajne-heslo-posty'
    const withPassword = { ...edit(), user: 'recepcia', password: secret }
    const { body } = await property.call('PUT', '/mail-server', withPassword)
    expect(body).toMatchObject({ has_password: true })
    const everywhere = [
      body,
      await settingsRow(),
      (await api.api.db.$client.query(`select * from history where collection = 'global-settings'`)).rows,
      (await property.call('GET', '/global-settings')).body,
      (await api.call('GET', '/global-settings')).body,
    ]
    expect(JSON.stringify(everywhere)).not.toContain(secret)
    expect(JSON.stringify(everywhere.slice(3))).not.toContain('mail_server')
    expect((await property.call('PUT', '/mail-server', { ...edit(), user: 'recepcia' })).body).toMatchObject({
      has_password: true,
    })
    const moved = { ...edit(), user: 'recepcia', host: 'mail.example' }
    expect((await property.call('PUT', '/mail-server', moved)).body).toMatchObject({ has_password: false })
  })

  test.each([
    ['a host with a path', { host: 'mail.example/x' }],
    ['port 0', { port: 0 }],
    ['an unknown kind of security', { security: 'ssl' }],
  ])('%s is refused', async (_name, wrong) => {
    expect((await property.call('PUT', '/mail-server', { ...edit(), ...wrong })).status).toBe(400)
  })

  test('the answer to the test tells no open port from a closed one, and tests are limited', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const open = await listening(other)
    const closed = createServer()
    const unused = await listening(closed)
    closed.close()
    const answers = new Set<unknown>()
    for (const changes of [
      { port: unused },
      { port: open },
      { port: open, security: 'tls' },
      { host: 'nikde.invalid' },
    ]) {
      await property.call('PUT', '/mail-server', { ...edit(), ...changes })
      const { body } = await property.call('POST', '/mail-server/test')
      answers.add((body as { reason: string }).reason)
    }
    other.close()
    expect([...answers]).toEqual(['Poštový server neodpovedá'])
    const statuses = []
    for (let time = 0; time < limits['mail server test'].property; time++)
      statuses.push((await property.call('POST', '/mail-server/test')).status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await property.call('DELETE', '/mail-server')).body).toMatchObject({ source: 'none' })
  })
})

describe('a backup on demand', () => {
  const list = async () => (await property.call('GET', '/backups')).body as BackupList
  const fetched = (url: string) => api.app.inject({ url })

  test('is made, and downloaded by an address that expires', async () => {
    expect((await property.call('POST', '/backups')).body).toMatchObject({ running: true })
    await api.api.settle()
    const { encrypted, backups } = await list()
    const [made] = backups
    expect(encrypted).toBe(true)
    expect(made).toMatchObject({ failure: null, stored: true, name: expect.stringMatching(/\.age$/) })
    const { url } = (await property.call('POST', `/backups/${made?.id}/link`)).body as { url: string }
    const archive = await fetched(url)
    expect([archive.statusCode, archive.rawPayload.length]).toEqual([200, made?.bytes])
    expect(archive.payload.slice(0, 21)).toBe('age-encryption.org/v1')
    expect(archive.headers['content-disposition']).toBe(`attachment; filename="${made?.name}"`)
    expect((await fetched(`${url}x`)).statusCode).toBe(404)
    api.clock.advanceMinutes(3)
    expect((await fetched(url)).statusCode).toBe(404)
  })

  test('and all of these settings require the password after ten minutes', async () => {
    api.clock.advanceMinutes(11)
    const calls: ['PUT' | 'POST' | 'DELETE', string, object?][] = [
      ['POST', '/backups'],
      ['POST', `/backups/${(await list()).backups[0]?.id}/link`],
      ['PUT', '/mail-server', edit()],
      ['POST', '/mail-server/test'],
      ['PUT', '/gateway-keys/stripe', { keys }],
      ['DELETE', '/gateway-keys/stripe'],
    ]
    for (const [method, path, body] of calls)
      expect(await property.call(method, path, body), path).toMatchObject({
        status: 403,
        body: { code: 'proof_needed' },
      })
  })
})

test('settings of the environment take precedence and are read-only', async () => {
  const { api: own, property: other } = await startTestProperty({
    smtpUrl: 'smtps://recepcia:heslo@mail.example',
    gatewayKeys: { stripe: { secret_key: 'sk_test_env', webhook_secret: 'whsec_env' } },
  })
  const answer = await other.call('GET', '/mail-server')
  expect(answer.body).toEqual({
    source: 'environment',
    host: 'mail.example',
    port: 465,
    security: 'tls',
    user: 'recepcia',
    has_password: true,
  })
  expect((await other.call('PUT', '/mail-server', edit())).status).toBe(409)
  expect((await other.call('PUT', '/gateway-keys/stripe', { keys })).status).toBe(409)
  expect((await other.call('GET', '/gateway-keys')).body).toContainEqual(
    expect.objectContaining({ gateway: 'stripe', source: 'environment' }),
  )
  await own.close()
})
