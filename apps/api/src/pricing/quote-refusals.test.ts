import type { QuoteAnswer } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRide, aSeat, type Ride } from '../testing/fixtures/a-service.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let ride: Ride
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  ride = await addRide(property, {}, { capacity: 3 })
})
afterAll(() => api.close())

const device = { 'device-key': 'd'.repeat(32) }
const quote = async (body: object, headers: Record<string, string> = {}) => {
  const answer = await api.call('POST', '/quotes', { body, headers })
  expect(answer.status).toBe(200)
  return answer.body as QuoteAnswer
}
const detailsOf = async (body: object) => {
  const { status, body: refused } = await api.call('POST', '/reservation-holds', { body })
  return { status, details: (refused as { details: unknown }).details }
}

test('a stay that can be held has no refusals', async () => {
  const { refusals, total } = await quote({ stays: [aStay(property.unit, '2027-06-10', '2027-06-12')] })
  expect(refusals).toEqual({ stays: [], services: [] })
  expect(total).toBeGreaterThan(0)
})

test('taken nights and a party that is too large are told with the price, as a hold would refuse them', async () => {
  const [taken, small] = [await property.addUnit(), await property.addUnit()]
  await book(api, [aStay(taken, '2027-06-11', '2027-06-13')])
  const stays = [
    aStay(taken, '2027-06-10', '2027-06-12'),
    { ...aStay(small, '2027-06-10', '2027-06-12'), adults: 12 },
  ]
  const { refusals, total } = await quote({ stays })
  expect(total).toBeGreaterThan(0)
  expect(refusals.stays).toMatchObject([
    { index: 0, refusals: [{ code: 'taken', nights: ['2027-06-11'] }] },
    { index: 1, refusals: [{ code: 'too_small' }] },
  ])
  expect(await detailsOf({ stays })).toMatchObject({ status: 409, details: { stays: refusals.stays } })
})

test('too few seats are told, too', async () => {
  const services = [aSeat(ride, 4)]
  const { refusals } = await quote({ services })
  expect(refusals.services).toMatchObject([{ index: 0, refusals: [{ code: 'full', free: 3 }] }])
  expect(await detailsOf({ services })).toMatchObject({
    status: 409,
    details: { services: refusals.services },
  })
})

test('what the device holds itself is free for it alone', async () => {
  const stays = [aStay(property.unit, '2027-07-10', '2027-07-12')]
  const services = [aSeat(ride, 3)]
  const answer = await api.call('POST', '/reservation-holds', { body: { stays, services }, headers: device })
  expect(answer.status).toBe(200)
  const none = { stays: [], services: [] }
  expect((await quote({ stays, services }, device)).refusals).toEqual(none)
  const { refusals } = await quote({ stays, services })
  expect(refusals.stays).toMatchObject([{ refusals: [{ code: 'taken' }] }])
  expect(refusals.services).toMatchObject([{ refusals: [{ code: 'full' }] }])
})

test('the owner reads what the owner’s booking would be refused for', async () => {
  await property.call('PUT', `/accommodation-units/${property.unit}`, { min_nights: 3 })
  const stays = [aStay(property.unit, '2027-08-10', '2027-08-11')]
  expect((await quote({ stays })).refusals.stays).toMatchObject([{ refusals: [{ code: 'min_nights' }] }])
  const { body } = await property.call('POST', '/quotes', { stays })
  expect((body as QuoteAnswer).refusals).toEqual({ stays: [], services: [] })
})
