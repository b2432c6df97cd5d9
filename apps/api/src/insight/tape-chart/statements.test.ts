import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { chartDesk } from '../../testing/desks/chart-desk.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import type { TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let property: TestProperty
let desk: ReturnType<typeof chartDesk>
beforeEach(async () => {
  ;({ property } = await properties.open())
  desk = chartDesk(property)
})
afterAll(() => properties.close())

/** Number of statements that a read of the chart sends. */
async function statementsOfRead(): Promise<number> {
  // The first read opens connections and reads the session.
  await desk.read()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await desk.read()
  const { length } = sent.mock.calls
  sent.mockRestore()
  return length
}

test('more rooms, stays, payments and blocks need no more statements', async () => {
  await desk.reserve('Prvá', property.unit)
  const few = await statementsOfRead()
  for (let count = 0; count < 12; count++) {
    const unit = await property.addUnit()
    const { id } = await desk.reserve(`Hosť ${count}`, unit)
    const paid = { kind: 'payment', method: 'cash', amount: 5000 }
    await desk.call('POST', `/reservations/${id}/transaction-logs`, paid)
    await desk.call('POST', `/reservations/${id}/transaction-logs`, {
      ...paid,
      kind: 'refund',
      amount: 100,
    })
    await property.add('closures', { accommodation_unit: unit, day_from: '2027-07-20', day_to: '2027-07-21' })
  }
  const many = await statementsOfRead()
  const { units, stays, blocks } = await desk.read()
  expect([units.length, stays.length, blocks.length]).toEqual([13, 13, 12])
  expect(stays.map(({ payment_status }) => payment_status)).toContain('partially_refunded')
  // Half of one for each room, so that a statement of something in the background does not count.
  expect(few).toBeGreaterThan(4)
  expect(many).toBeLessThan(few + 6)
})
