import type { Pickup } from '@dvor/contract/insight/pickup.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAnalyticsFixture, type AnalyticsFixture } from '../../testing/fixtures/analytics-fixture.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { aStay } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let fixture: AnalyticsFixture
beforeEach(async () => {
  fixture = await openAnalyticsFixture(properties)
})
afterAll(() => properties.close())

/** A stay that was ordered on a day, and cancelled on another one where that is given. */
async function booked(arrival: string, departure: string, ordered: string, cancelled?: string) {
  const { property, api, write } = fixture
  api.clock.set(`${ordered}T10:00:00Z`)
  const id = await fixture.frontDesk([aStay(property.unit, arrival, departure)])
  await write(`update reservations set created_at = '${ordered}T10:00:00Z' where id = '${id}'`)
  if (!cancelled) return
  api.clock.set(`${cancelled}T10:00:00Z`)
  await fixture.cancel(id)
  await write(
    `update history set at = '${cancelled}T10:00:00Z' where record_id = '${id}' and action = 'state'`,
  )
}

async function read(day: string): Promise<Pickup> {
  fixture.api.clock.set(`${day}T10:00:00Z`)
  return (await fixture.property.call('GET', '/pickup')).body as Pickup
}

test('what was on the books on the same day a year ago: later orders not yet, later cancellations still', async () => {
  // Computed by hand. A year before 20 April 2028: 3 nights ordered, 2 cancelled only in May, 4 ordered only in May.
  await booked('2027-06-01', '2027-06-04', '2027-04-10')
  await booked('2027-06-10', '2027-06-12', '2027-04-11', '2027-05-02')
  await booked('2027-06-20', '2027-06-24', '2027-05-03')
  // Cancelled before that day: never on its books.
  await booked('2027-06-26', '2027-06-28', '2027-04-01', '2027-04-15')
  await booked('2028-06-05', '2028-06-10', '2028-04-19')
  const pickup = await read('2028-04-20')
  expect(pickup).toMatchObject({ today: '2028-04-20', year_ago: '2027-04-20' })
  expect(pickup.months.map(({ month }) => month)).toEqual([
    '2028-04',
    '2028-05',
    '2028-06',
    '2028-07',
    '2028-08',
    '2028-09',
  ])
  expect(pickup.months[2]).toEqual({ month: '2028-06', now: 5, year_ago: 5, final: 7 })
})

test('the forecast of a property without books of a year ago is none, and with them follows their pickup', async () => {
  await booked('2027-04-26', '2027-04-27', '2027-04-20')
  const [young] = (await read('2027-04-20')).weeks
  expect(young).toEqual({ from: '2027-04-20', to: '2027-04-26', on_books: 1, expected: null, available: 7 })
  // 27 April 2027 was ordered after 21 April 2027, 364 days before 19 April 2028: its night is pickup of 7 days before.
  await booked('2027-04-27', '2027-04-28', '2027-04-22')
  const [week] = (await read('2028-04-19')).weeks
  // 364 days after 27 April 2027 is 25 April 2028; days 22 to 25 of the week have it around them: 4 × 1/7 = 0.57.
  expect(week).toEqual({ from: '2028-04-19', to: '2028-04-25', on_books: 0, expected: 0.6, available: 7 })
})
