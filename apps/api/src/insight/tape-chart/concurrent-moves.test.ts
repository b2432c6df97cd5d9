import { afterAll, beforeEach, expect, test } from 'vitest'
import { chartCalls } from '../../testing/calls/chart-calls.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { adminToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, type TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let chart: ReturnType<typeof chartCalls>
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  chart = chartCalls(property)
})
afterAll(() => properties.close())

/** A stay that several people move, each of whom has read its first version. */
async function dragged() {
  const { id } = await chart.reserve('Ťahaná', property.unit)
  const headers = { 'if-match': `"${(await chart.read()).stays[0]?.updatedAt}"` }
  const token = await adminToken(api)
  return (arrival: string, departure: string, path = '/stays') =>
    api.call('POST', `/reservations/${id}${path}`, {
      token,
      headers,
      body: { stays: [aStay(property.unit, arrival, departure)] },
    })
}
const outcome = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 200 : [status, (body as { code: string }).code]

test('of two drags of the same stay the later is refused and nothing is moved', async () => {
  const drag = await dragged()
  expect(outcome(await drag('2027-07-13', '2027-07-15', '/stays?dry_run'))).toBe(200)
  expect(outcome(await drag('2027-07-13', '2027-07-15'))).toBe(200)
  for (const path of ['/stays?dry_run', '/stays'])
    expect(outcome(await drag('2027-07-16', '2027-07-18', path))).toEqual([409, 'stale'])
  expect((await chart.read()).stays).toMatchObject([{ arrival: '2027-07-13', departure: '2027-07-15' }])
})

test('of ten concurrent drops of it one succeeds', async () => {
  const drag = await dragged()
  const days = Array.from({ length: 10 }, (_, index) => `2027-07-${index + 13}`)
  const outcomes = (await Promise.all(days.map((day) => drag(day, '2027-07-24')))).map(outcome)
  expect(outcomes.filter((one) => one === 200)).toHaveLength(1)
  expect(outcomes.filter((one) => one !== 200)).toEqual(Array(9).fill([409, 'stale']))
  const { stays } = await chart.read()
  expect(stays).toHaveLength(1)
  expect(stays[0]?.arrival).toBe(days[outcomes.indexOf(200)])
})
