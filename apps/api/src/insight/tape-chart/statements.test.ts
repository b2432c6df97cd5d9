import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { aStay, type TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let property: TestProperty
beforeEach(async () => {
  ;({ property } = await properties.open())
})
afterAll(() => properties.close())

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) {
  const answer = await property.call(method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Answer
}
const read = () => call<TapeChart>('GET', '/tape-chart?from=2027-07-10&to=2027-07-24')
const reserve = (last_name: string, unit: string) =>
  call<{ id: string; total: number }>('POST', '/reservations', {
    stays: [aStay(unit, '2027-07-12', '2027-07-15')],
    guest: { last_name, phone: '+421 900 111 222' },
  })

/** Number of statements that a read of the chart sends. */
async function statementsOfRead(): Promise<number> {
  // The first read opens connections and reads the session.
  await read()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await read()
  const { length } = sent.mock.calls
  sent.mockRestore()
  return length
}

test('more rooms, stays, payments and blocks need no more statements', async () => {
  await reserve('Prvá', property.unit)
  const few = await statementsOfRead()
  for (let count = 0; count < 12; count++) {
    const unit = await property.addUnit()
    const { id } = await reserve(`Hosť ${count}`, unit)
    const paid = { kind: 'payment', method: 'cash', amount: 5000 }
    await call('POST', `/reservations/${id}/transaction-logs`, paid)
    await call('POST', `/reservations/${id}/transaction-logs`, {
      ...paid,
      kind: 'refund',
      amount: 100,
    })
    await property.add('closures', { accommodation_unit: unit, day_from: '2027-07-20', day_to: '2027-07-21' })
  }
  const many = await statementsOfRead()
  const { units, stays, blocks } = await read()
  expect([units.length, stays.length, blocks.length]).toEqual([13, 13, 12])
  expect(stays.map(({ payment_status }) => payment_status)).toContain('partially_refunded')
  // Half of one for each room, so that a statement of something in the background does not count.
  expect(few).toBeGreaterThan(4)
  expect(many).toBeLessThan(few + 6)
})
