import type { OfficeReport } from '@dvor/contract/insight/office-report.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAnalyticsFixture, type AnalyticsFixture } from '../../testing/fixtures/analytics-fixture.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { tokenWith } from '../../testing/sign-in.ts'
import { aGuest, aStay } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let fixture: AnalyticsFixture
beforeEach(async () => {
  fixture = await openAnalyticsFixture(properties)
})
afterAll(() => properties.close())

const guestOf = (country: string | null) => ({ guest: { ...aGuest, country } })
const arrive = async (id: string, at: string) => {
  fixture.api.clock.set(`${at}T14:00:00Z`)
  await fixture.write(`update reservations set state = 'checked_in' where id = '${id}'`)
}

test('a June computed by hand', async () => {
  const { property } = fixture
  const second = await fixture.addUnit()
  const child = { children_ages: [7] }
  // Slovaks: two adults and a child for three nights. Czechs: two for 29 and 30 June and 1 July.
  await arrive(
    await fixture.frontDesk([aStay(property.unit, '2027-06-04', '2027-06-07', child)], guestOf('SK')),
    '2027-06-04',
  )
  await arrive(
    await fixture.frontDesk([aStay(second, '2027-06-29', '2027-07-02')], guestOf('CZ')),
    '2027-06-29',
  )
  // Nobody has checked these in.
  await fixture.frontDesk([aStay(property.unit, '2027-06-20', '2027-06-21')], guestOf('DE'))
  await property.add('closures', { accommodation_unit: second, day_from: '2027-06-10', day_to: '2027-06-11' })
  fixture.api.clock.set('2027-07-05T08:00:00Z')
  const { body } = await property.call('GET', '/office-reports/2027-06')
  expect(body).toMatchObject({
    month: '2027-06',
    rooms: 2,
    beds: { permanent: 4, extra: 2 },
    // 2 × 30 − 2 closed; 3 + 2 + 1 let: 6 / 58 = 10.3 %.
    room_nights: { available: 58, sold: 6, portal: 0, occupancy: 10.3 },
    residents: { guests: 3, nights: 9 },
    non_residents: { guests: 2, nights: 4 },
    unknown: { guests: 0, nights: 0 },
    countries: [
      { country: 'SK', guests: 3, nights: 9 },
      { country: 'CZ', guests: 2, nights: 4 },
    ],
    gaps: { is_open: false, not_checked_in: 1, not_registered: 5, by_nationality: 0 },
  } satisfies Partial<OfficeReport>)
})

test('the workbook is for those who keep the books', async () => {
  const { api } = fixture
  const path = '/office-reports/2027-06/file.xlsx'
  const refused = await api.call('GET', path, { token: await tokenWith(api, ['statistics.read']) })
  expect(refused.status).toBe(403)
  const file = await api.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${await tokenWith(api, ['accounting.manage'])}` },
  })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toContain('spreadsheetml')
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
