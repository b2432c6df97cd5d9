import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { chartCalls } from '../../testing/calls/chart-calls.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import type { TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let property: TestProperty
let calls: ReturnType<typeof chartCalls>
beforeEach(async () => {
  ;({ property } = await properties.open())
  calls = chartCalls(property)
})
afterAll(() => properties.close())

/** Number of statements that a read of the chart sends. */
async function statementsOfRead(): Promise<number> {
  // The first read opens connections and reads the session.
  await calls.read()
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await calls.read()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

test('more rooms, stays, payments and blocks need no more statements', async () => {
  await calls.reserve('Prvá', property.unit)
  const few = await statementsOfRead()
  for (let count = 0; count < 6; count++) {
    const unit = await property.addUnit()
    const { id } = await calls.reserve(`Hosť ${count}`, unit)
    const payment = { kind: 'payment', method: 'cash', amount: 5000 }
    await calls.call('POST', `/reservations/${id}/transaction-logs`, payment)
    await calls.call('POST', `/reservations/${id}/transaction-logs`, {
      ...payment,
      kind: 'refund',
      amount: 100,
    })
    await property.add('closures', { accommodation_unit: unit, day_from: '2027-07-20', day_to: '2027-07-21' })
  }
  const many = await statementsOfRead()
  const { units, stays, blocks } = await calls.read()
  expect([units.length, stays.length, blocks.length]).toEqual([7, 7, 6])
  expect(stays.map(({ payment_status }) => payment_status)).toContain('partially_refunded')
  // One for each room would be six; a statement of something in the background does not count.
  expect(few).toBeGreaterThan(4)
  expect(many).toBeLessThan(few + 6)
})
