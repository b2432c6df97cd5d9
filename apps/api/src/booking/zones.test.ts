import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type pg from 'pg'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import { startRacers } from '../testing/races/start-racers.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

/**
 * Behind and ahead of the property, set for this process; a `TEST_EFFORT` above 1 adds its own zone and that of most
 * servers, and starts a process in each.
 */
const zones = ['America/New_York', 'Pacific/Auckland', 'Europe/Bratislava', 'UTC']

/** Stays for which a calendar of instants would be wrong: both clock changes, a leap day, New Year. */
const stays = [
  ['2027-03-27', '2027-03-29'],
  ['2027-10-30', '2027-11-01'],
  ['2028-02-28', '2028-03-01'],
  ['2027-12-31', '2028-01-02'],
] as const

const nightsOf: Record<string, string[]> = {
  '2027-03-27': ['2027-03-27', '2027-03-28'],
  '2027-10-30': ['2027-10-30', '2027-10-31'],
  '2028-02-28': ['2028-02-28', '2028-02-29'],
  '2027-12-31': ['2027-12-31', '2028-01-01'],
}

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const zoneOfProcess = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
/** Dates of this process are in the zone from then on. */
const setZone = (zone: string) => void (process.env.TZ = zone)

test.each(inject('effort') > 1 ? zones : zones.slice(0, 2))(
  'a process in the zone %s books the same nights at the same price',
  { timeout: 60_000 },
  async (zone) => {
    const unit = await property.addUnit()
    const connection = api.connection as pg.ClientConfig
    const before = zoneOfProcess()
    onTestFinished(() => setZone(before))
    setZone(zone)
    expect(zoneOfProcess()).toBe(zone)
    const config = { connection, now: '2027-03-10T22:30:00Z', withoutLocks: false, zone }
    const [racer] = await startRacers([config])
    const requests = stays.map(([arrival, departure]) => ({
      stays: [aStay(unit, arrival, departure)],
      key: `${zone}-${arrival}-${unit}`,
    }))
    const results = await racer?.run({ requests })
    await racer?.stop()
    expect(results?.map((result) => result.status)).toEqual([200, 200, 200, 200])
    const { rows } = await api.api.db.execute<{ arrival: string; nights: string[]; total: number }>(`
    select s.arrival, r.total, array_agg(n.night::text order by n.night) as nights
    from stays s join reservations r on r.id = s.reservation join room_nights n on n.stay = s.id
    where s.unit = '${unit}' group by s.arrival, r.total order by s.arrival`)
    expect(rows.map(({ arrival, nights, total }) => ({ arrival, nights, total }))).toEqual(
      stays
        .map(([arrival]) => ({ arrival, nights: nightsOf[arrival], total: 2 * 8000 + 4 * 150 }))
        .toSorted((a, b) => a.arrival.localeCompare(b.arrival)),
    )
  },
)
