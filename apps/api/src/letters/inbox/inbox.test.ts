import type { Mailbox } from '@dvor/contract/installation/mail-server.ts'
import type { Queue } from '@dvor/contract/insight/queue.ts'
import type { Thread } from '@dvor/contract/messages/letters.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOf } from '../../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { startImapServer, type ImapServer } from '../../testing/servers/imap-server.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { readMailbox } from './read-mailbox.ts'

let api: TestApi
let property: TestProperty
let imap: ImapServer
let id: string
const secret = 'a secret for tests only, long enough to derive keys from'
beforeAll(async () => {
  imap = await startImapServer('dvor', 'tajne heslo 7')
  ;({ api, property } = await startTestProperty({}))
  const server = {
    host: '127.0.0.1',
    port: imap.port,
    security: 'none',
    user: 'dvor',
    password: 'tajne heslo 7',
  }
  imap.deliver(message({ subject: 'Stará pošta' }))
  expect(await property.call('PUT', '/mailbox', server)).toMatchObject({ status: 200 })
  expect(await read()).toBeNull()
  expect(await listed()).toEqual([])
})
afterAll(async () => {
  await api.close()
  await imap.close()
})
beforeEach(async () => {
  const stay = aStay(await property.addUnit(), '2027-06-04', '2027-06-07')
  const { number } = await book(api, [stay], { payment_method: 'on_site' })
  id = await idOf(property, number)
})

const read = () => readMailbox({ db: api.api.db, clock: api.clock, appSecret: secret, log: api.app.log })
const received = async () =>
  ((await property.call('GET', `/reservations/${id}/thread`)).body as Thread).received
const listed = async (query = '') =>
  (await property.call('GET', `/incoming-emails?_sort=createdAt:DESC&${query}`)).body as {
    id: string
    subject: string
  }[]
const unread = async () => Number((await property.call('GET', '/incoming-emails/count?is_new=true')).body)

let messages = 0
interface Parts {
  from?: string
  subject?: string
  headers?: string[]
  type?: string
  body?: string | Buffer
  messageId?: string
}
/** A message with CRLF, from a stranger unless named. */
function message({
  from = 'cudzi@example.org',
  subject = 'Ahoj',
  headers = [],
  type,
  body = 'Text.',
  messageId,
}: Parts) {
  const head = [
    `From: ${from}`,
    'To: dvor@example.com',
    `Subject: ${subject}`,
    `Message-ID: ${messageId ?? `<m${++messages}@example.org>`}`,
    `Content-Type: ${type ?? 'text/plain; charset=utf-8'}`,
    ...headers,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
}

async function ourMessageId(): Promise<string> {
  const { rows } = await api.api.db.$client.query<{ message_id: string }>(
    `select message_id from outgoing_emails where reservation = $1 and key not like 'owner%' order by position limit 1`,
    [id],
  )
  return rows[0]?.message_id ?? ''
}

describe('a reply', () => {
  test('from another address stands at the reservation whose e-mail it answers, unread until it is shown there', async () => {
    const before = await unread()
    imap.deliver(
      message({
        from: 'Jana z práce <praca@example.org>',
        headers: [`In-Reply-To: ${await ourMessageId()}`],
      }),
    )
    await read()
    expect(await received()).toMatchObject([{ from_name: 'Jana z práce', text: 'Text.', is_new: true }])
    expect(await unread()).toBe(before + 1)
    expect(await property.call('POST', `/reservations/${id}/thread/read`)).toMatchObject({
      body: { count: 1 },
    })
    expect(await unread()).toBe(before)
  })

  test('without a reference belongs to the sender’s stay under way or the next one, a stranger’s to none', async () => {
    imap.deliver(message({ from: aGuest.email.toUpperCase(), subject: 'Bez odkazu' }))
    imap.deliver(message({ subject: 'Od cudzieho' }))
    await read()
    const [mine] = await listed('subject=Bez odkazu')
    expect(mine).toMatchObject({ reservation: expect.any(String) })
    const [strange] = await listed('reservation_null=true&subject=Od cudzieho')
    expect(strange).toBeDefined()
    const path = `/incoming-emails/${strange?.id}`
    expect(await property.call('PUT', path, { reservation: id })).toMatchObject({ status: 200 })
    expect((await received()).map(({ subject }) => subject)).toContain('Od cudzieho')
  })

  test('in Windows-1250 keeps its letters, and its html loses what is a stranger’s', async () => {
    const letters = Buffer.from([0x9e, 0xe8, 0xfa, 0xf2, 0xbe, 0x9d]) // žčúňľť
    imap.deliver(
      message({
        subject: '=?windows-1250?B?nujq?=',
        type: 'text/plain; charset=windows-1250',
        body: letters,
        from: aGuest.email,
      }),
    )
    const html = '<p onclick="x()">Dobrý<img src="https://example.org/t.gif"><script>zle()</script></p>'
    imap.deliver(message({ subject: 'Html', type: 'text/html; charset=utf-8', body: html }))
    await read()
    const [windows] = await listed('text=žčúňľť')
    expect(windows?.subject).toBe('žčę')
    const [styled] = await listed('subject=Html')
    const { body } = await property.call('GET', `/incoming-emails/${styled?.id}/content`)
    expect(body).toEqual({ html: '<p>Dobrý</p>\n', attachments: [] })
    expect(styled).toMatchObject({ text: 'Dobrý' })
  })

  test('is stored once, also where it is delivered twice or the server numbers its messages anew', async () => {
    const twice = message({ subject: 'Dvakrát' })
    imap.deliver(twice)
    imap.deliver(twice)
    await read()
    await read()
    imap.renumber()
    await read()
    imap.deliver(message({ subject: 'Po prečíslovaní' }))
    await read()
    expect(await listed('subject=Dvakrát')).toHaveLength(1)
    expect(await listed('subject=Po prečíslovaní')).toHaveLength(1)
  })

  test('keeps files up to 20 MB, and of larger ones the name', async () => {
    const part = (name: string, content: Buffer) =>
      `--x\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n`
    const body = `--x\r\nContent-Type: text/plain\r\n\r\nFotky\r\n${part('mala.jpg', Buffer.alloc(1000))}${part('velka.mov', Buffer.alloc(20_500_000))}--x--`
    imap.deliver(message({ subject: 'Fotky', type: 'multipart/mixed; boundary=x', body }))
    await read()
    const [email] = await listed('subject=Fotky')
    const { body: content } = await property.call('GET', `/incoming-emails/${email?.id}/content`)
    expect(content).toMatchObject({
      attachments: [
        { name: 'mala.jpg', file: expect.any(String), isTooLarge: false },
        { name: 'velka.mov', file: null, isTooLarge: true },
      ],
    })
  })
})

describe('what programs send', () => {
  test.each([['Auto-Submitted: auto-replied'], ['Precedence: bulk'], ['X-Auto-Response-Suppress: All']])(
    '%s is filed without a count, and answered by nobody',
    async (header) => {
      const [before, written] = [await unread(), await outbox()]
      imap.deliver(message({ subject: header, headers: [header], from: aGuest.email }))
      await read()
      expect(await unread()).toBe(before)
      expect(await listed(`subject=${encodeURIComponent(header)}`)).toMatchObject([
        { automatic: true, is_new: false },
      ])
      expect(await outbox()).toBe(written)
    },
  )
  const outbox = async () => Number((await property.call('GET', '/outgoing-emails/count')).body)

  test('a bounce is shown at the letter that came back, a delay is not', async () => {
    const report = (action: string, ours: string) =>
      `--b\r\nContent-Type: text/plain\r\n\r\nNedoručené\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n` +
      `Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; jana@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\n` +
      `Diagnostic-Code: smtp; 550 5.1.1 No such user\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${ours}\r\n--b--`
    const type = 'multipart/report; report-type=delivery-status; boundary=b'
    const ours = await ourMessageId()
    const bounce = async () =>
      ((await property.call('GET', `/reservations/${id}/thread`)).body as Thread).sent.map(
        (sent) => sent.bounce,
      )
    imap.deliver(message({ type, body: report('delayed', ours) }))
    await read()
    expect(await bounce()).not.toContain('550 5.1.1 No such user')
    imap.deliver(message({ type, body: report('failed', ours) }))
    await read()
    expect(await bounce()).toContain('550 5.1.1 No such user')
    const { body } = await property.call('GET', `/queue?kind=alert`)
    expect((body as Queue).lines).toMatchObject([{ reservation: id, topic: 'email_bounced' }])
  })

  test('an e-mail of the property itself is left out', async () => {
    imap.deliver(message({ subject: 'Naša vlastná', messageId: await ourMessageId() }))
    await read()
    expect(await listed('subject=Naša vlastná')).toEqual([])
  })
})

describe('the reading', () => {
  test('loses nothing when the connection or the storing breaks', async () => {
    imap.breaksAt = imap.deliver(message({ subject: 'Prerušená' }))
    expect(await read()).toBe('Schránka neodpovedá')
    const state = async () => (await property.call('GET', '/mailbox')).body as Mailbox
    expect(await state()).toMatchObject({ problem: 'Schránka neodpovedá' })
    imap.breaksAt = null
    const query = (text: string) => api.api.db.$client.query(text)
    await query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'full disk'; end $$`,
    )
    await query(
      'create trigger refuse before insert on incoming_emails for each row execute function refuse()',
    )
    await expect(read()).rejects.toThrow()
    await query('drop trigger refuse on incoming_emails')
    expect(await read()).toBeNull()
    expect(await listed('subject=Prerušená')).toHaveLength(1)
    expect(await state()).toMatchObject({ problem: null, has_password: true, user: 'dvor' })
    expect(await state()).not.toHaveProperty('password')
  })

  test('says when the mailbox refuses the sign-in', async () => {
    const server = { host: '127.0.0.1', port: imap.port, security: 'none', user: 'niekto', password: 'x' }
    expect(await property.call('PUT', '/mailbox', server)).toMatchObject({ status: 200 })
    expect(await read()).toBe('Schránka odmietla prihlásenie')
    expect(await property.call('POST', '/mailbox/test')).toMatchObject({
      body: { messages: null, reason: 'Schránka odmietla prihlásenie' },
    })
  })
})
