import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

type Booked = { id: string; token: string }

/** Entries of the guest's calendar file: the day of each by its id. */
async function entriesOf({ token }: Booked): Promise<Record<string, string>> {
  const { body } = await api.app.inject({ url: `/api/reservation-details/${token}/calendar.ics` })
  const ids = [...body.matchAll(/UID:(\S+)/g)].map(([, id = '']) => id)
  const days = [...body.matchAll(/DTSTART:(\d{8})/g)].map(([, day = '']) => day)
  return Object.fromEntries(ids.map((id, index) => [id, days[index] ?? '']))
}

const order = async (stays: ReturnType<typeof aStay>[]) =>
  (await property.call('POST', '/reservations', { stays, guest: aGuest })).body as Booked
const move = async ({ id }: Booked, stays: ReturnType<typeof aStay>[]) =>
  expect((await property.call('POST', `/reservations/${id}/stays`, { stays })).status).toBe(200)

test('a moved stay is the same entry of the guest’s calendar, also in another unit', async () => {
  const other = await property.addUnit()
  const reservation = await order([aStay(property.unit, '2027-06-01', '2027-06-03')])
  const [[entry] = []] = Object.entries(await entriesOf(reservation))
  await move(reservation, [aStay(property.unit, '2027-06-10', '2027-06-12')])
  expect(await entriesOf(reservation)).toEqual({ [entry ?? '']: '20270610' })
  await move(reservation, [aStay(other, '2027-06-11', '2027-06-12')])
  expect(await entriesOf(reservation)).toEqual({ [entry ?? '']: '20270611' })
})

test('of a stay that is split the first part keeps its entry, and of two the one in its unit does', async () => {
  const other = await property.addUnit()
  const reservation = await order([aStay(property.unit, '2027-07-01', '2027-07-05')])
  const [[first = ''] = []] = Object.entries(await entriesOf(reservation))
  await move(reservation, [
    aStay(property.unit, '2027-07-01', '2027-07-03'),
    aStay(other, '2027-07-03', '2027-07-05'),
  ])
  const both = await entriesOf(reservation)
  expect(both).toMatchObject({ [first]: '20270701' })
  const [second = ''] = Object.keys(both).filter((id) => id !== first)
  await move(reservation, [aStay(other, '2027-07-02', '2027-07-05')])
  expect(await entriesOf(reservation)).toEqual({ [second]: '20270702' })
})
