import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../testing/servers/mail-server.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { openOutboxBench, type OutboxBench } from '../testing/races/outbox-bench.ts'

const properties = new PropertyPerTest()

let bench: OutboxBench

beforeEach(async () => {
  bench = await openOutboxBench(properties)
})

afterEach(() => bench.close())

afterAll(() => properties.close())

describe('order and crashes', () => {
  test('e-mails to one guest about one reservation keep their order, also around a failure', async () => {
    let failures = 1
    const server = await bench.mailServer({
      onMail: () => {
        if (failures-- > 0) throw refusal(451, 'try again')
      },
    })
    const id = await bench.reservation()
    await bench.write('guest@example.com', { reservation: id, event_key: 'first' })
    await bench.write('guest@example.com', { reservation: id, event_key: 'second' })
    await bench.write('owner@example.com', { reservation: id, event_key: 'third' })
    const post = bench.sender(server.url)
    await post.sendDue()
    // The second e-mail waits for the first; the owner's does not.
    expect((await bench.outbox()).map((row) => row.state)).toEqual(['failed', 'queued', 'sent'])
    bench.property.clock.advanceMinutes(1)
    await post.sendDue()
    const order = server.mails.map((mail) => mail.messageId)
    const [first, second, third] = await bench.outbox()
    expect(order).toEqual([third?.message_id, first?.message_id, second?.message_id])
  })

  test('a sender that crashes before recording a sent e-mail repeats it once, with the same Message-ID', async () => {
    const server = await bench.mailServer()
    await bench.write('eva@example.com')
    const dying = bench.sender(server.url)
    const spy = failSecondUpdate(new Error('killed'))
    await expect(dying.sendDue()).rejects.toThrow('killed')
    spy.mockRestore()
    expect(server.mails).toHaveLength(1)

    const next = bench.sender(server.url)
    await next.sendDue()
    expect(server.mails).toHaveLength(1)
    bench.property.clock.advanceMinutes(6)
    await next.sendDue()
    await next.sendDue()
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1)
    expect((await bench.outbox())[0]).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('a sender that cannot reach the database records the sent e-mail later and repeats nothing', async () => {
    const server = await bench.mailServer()
    await bench.write('eva@example.com')
    const living = bench.sender(server.url)
    const spy = failSecondUpdate(new Error('connection terminated'))
    await expect(living.sendDue()).rejects.toThrow('connection terminated')
    spy.mockRestore()
    bench.property.clock.advanceMinutes(6)
    await living.sendDue()
    expect(server.mails).toHaveLength(1)
    expect((await bench.outbox())[0]).toMatchObject({ state: 'sent' })
  })
})

/** Lets the claim succeed and fails the update that would record the sending. */
function failSecondUpdate(error: Error) {
  const { db } = bench.property.api
  const real = db.update.bind(db)
  let calls = 0
  return vi.spyOn(db, 'update').mockImplementation((table) => {
    if (++calls === 2) throw error
    return real(table)
  })
}
