import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusal, startMailServer } from '../testing/servers/mail-server.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { openOutboxBench, type OutboxBench } from '../testing/races/outbox-bench.ts'
import { adminToken } from '../testing/sign-in.ts'
import { claimNext } from './outbox-queries.ts'
import { mostAttempts } from './retry-times.ts'

const shortTimeouts = { connect: 300, silence: 300, whole: 1000 }

const properties = new PropertyPerTest()
let bench: OutboxBench
beforeEach(async () => {
  bench = await openOutboxBench(properties)
})
afterEach(() => bench.close())
afterAll(() => properties.close())

describe('a failing mail server', () => {
  test('is tried again after 1, 5 and 15 minutes, and the e-mail arrives when it is back', async () => {
    const { port, close } = await startMailServer()
    await close()
    const url = `smtp://127.0.0.1:${port}`
    await bench.write('eva@example.com')
    for (const pause of [1, 5, 15]) {
      await bench.sender(url).sendDue()
      expect((await bench.outbox())[0]).toMatchObject({
        state: 'failed',
        last_error: expect.stringMatching(/neodpovedá/),
      })
      bench.property.clock.advanceMinutes(pause - 0.5)
      expect(
        await claimNext(bench.property.api.db, bench.property.clock.now(), bench.property.clock.now()),
      ).toBeUndefined()
      bench.property.clock.advanceMinutes(0.5)
    }
    const back = await bench.mailServer({ port })
    await bench.sender(back.url).sendDue()
    expect(back.mails).toHaveLength(1)
    expect((await bench.outbox())[0]).toMatchObject({ state: 'sent', attempts: 4, last_error: null })
  })

  test('one that is down is tried once a round, not once for each e-mail', async () => {
    const { url, close } = await startMailServer()
    await close()
    for (const name of ['a', 'b', 'c']) await bench.write(`${name}@example.com`)
    await bench.sender(url).sendDue()
    expect((await bench.outbox()).map((row) => row.attempts)).toEqual([1, 0, 0])
  })

  test.each([
    ['says nothing at all', () => undefined],
    ['greets and then says nothing', (socket: Socket) => void socket.write('220 loopback\r\n')],
    ['drips on for ever', (socket: Socket) => drip(socket)],
  ])('one that %s does not block the sender', async (_how, greet) => {
    const sockets: Socket[] = []
    const hanging = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined))
      greet(socket)
    })
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
    await bench.write('eva@example.com')
    const { port } = hanging.address() as AddressInfo
    await bench.sender(`smtp://127.0.0.1:${port}`, shortTimeouts).sendDue()
    expect((await bench.outbox())[0]).toMatchObject({
      state: 'failed',
      last_error: 'Poštový server neodpovedá',
    })
    for (const socket of sockets) socket.destroy()
    hanging.close()
  })

  test('a refused address does not hold up others, and its reason contains no address', async () => {
    const server = await bench.mailServer({
      smtp: {
        onRcptTo: ({ address }, _session, callback) =>
          callback(address.startsWith('bad') ? refusal(550, `no such user ${address}`) : undefined),
      },
    })
    await bench.write('bad@example.com')
    await bench.write('good@example.com')
    await bench.sender(server.url).sendDue()
    const [bad, good] = await bench.outbox()
    expect(bad).toMatchObject({
      state: 'failed',
      last_error: 'Poštový server odmietol adresu (EENVELOPE 550)',
    })
    expect(good).toMatchObject({ state: 'sent' })
  })

  test('after the last attempt the e-mail is given up, visible, and can be sent on demand', async () => {
    let broken = true
    const server = await bench.mailServer({
      onMail: () => {
        if (broken) throw refusal(452, 'no space')
      },
    })
    await bench.write('eva@example.com')
    const post = bench.sender(server.url)
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      expect((await bench.outbox())[0]?.state).not.toBe('dead')
      await post.sendDue()
      bench.property.clock.advanceMinutes(24 * 60)
    }
    const [dead] = await bench.outbox()
    expect(dead).toMatchObject({
      state: 'dead',
      attempts: mostAttempts,
      last_error: expect.stringContaining('452'),
    })
    broken = false
    await post.sendDue()
    expect(server.mails).toHaveLength(0)
    const token = await adminToken(bench.property)
    const answer = await bench.property.call('POST', `/outgoing-emails/${dead?.id}/resend`, { token })
    expect(answer).toMatchObject({ status: 200, body: { id: dead?.id, state: 'queued', attempts: 0 } })
    await post.sendDue()
    expect(server.mails.map((mail) => mail.messageId)).toEqual([dead?.message_id])
  })
})

/** Sends one line after the other, each announcing a next one, without ever ending the answer. */
function drip(socket: Socket): void {
  socket.write('220 loopback\r\n')
  const timer = setInterval(() => socket.write('250-still here\r\n'), 50)
  socket.on('close', () => clearInterval(timer))
}
