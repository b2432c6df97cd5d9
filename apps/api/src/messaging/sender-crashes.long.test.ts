import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { openOutboxBench, type OutboxBench } from '../testing/races/outbox-bench.ts'

const properties = new PropertyPerTest()

let bench: OutboxBench

beforeEach(async () => {
  bench = await openOutboxBench(properties)
})

afterEach(() => bench.close())

afterAll(() => properties.close())

const loneSender = fileURLToPath(new URL('../testing/races/lone-sender.ts', import.meta.url))

function startLoneSender(smtpUrl: string): ChildProcess {
  const { connection, clock, dataDir } = bench.property
  const orders = JSON.stringify({ connection, smtpUrl, dataDir, now: clock.now().toISOString() })
  return spawn(process.execPath, [loneSender, orders], { stdio: 'ignore' })
}

test('kill -9 while the server receives an e-mail: none is lost, that one arrives twice at most, the others once', async () => {
  const running: { child?: ChildProcess } = {}
  let taken = 0
  const server = await bench.mailServer({
    onMail: () => {
      if (++taken === 3) running.child?.kill('SIGKILL')
    },
  })
  for (let number = 0; number < 6; number++) await bench.write(`guest${number}@example.com`)
  const child = startLoneSender(server.url)
  running.child = child
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  expect((await bench.outbox()).filter((row) => row.state === 'sent')).toHaveLength(2)

  await bench.sender(server.url).sendDue()
  bench.property.clock.advanceMinutes(6)
  await bench.sender(server.url).sendDue()
  await bench.sender(server.url).sendDue()
  const rows = await bench.outbox()
  expect(rows.every((row) => row.state === 'sent')).toBe(true)
  const arrivals = rows.map((row) => server.mails.filter((mail) => mail.messageId === row.message_id).length)
  expect(arrivals).toEqual([1, 1, 2, 1, 1, 1])
})
