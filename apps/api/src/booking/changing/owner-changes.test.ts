import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import { addRide, aSeat } from '../../testing/fixtures/a-service.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

interface Booked {
  id: string
  total: number
  due: number
  attention: string | null
  common_service_reservations: { id: string }[]
  service_reservations: { id: string }[]
}
const done = async (answer: ReturnType<TestProperty['call']>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const read = async (id: string) => (await done(property.call('GET', `/reservations/${id}`))) as Booked
const alertOf = async (id: string) => (await read(id)).attention?.replaceAll('\u00A0', ' ') ?? null

/** Two adults from 12 March at 83 € a night with the tax, paid in full. */
async function aPaidStay(departure: string, more: object = {}) {
  const unit = await property.addUnit()
  const body = { stays: [aStay(unit, '2027-03-12', departure)], guest: aGuest, ...more }
  const booked = (await done(property.call('POST', '/reservations', body))) as Booked
  const payment = { kind: 'payment', method: 'cash', amount: booked.total }
  await done(property.call('POST', `/reservations/${booked.id}/transaction-logs`, payment))
  return { ...booked, unit }
}
const moveTo = (id: string, unit: string, departure: string) =>
  property.call('POST', `/reservations/${id}/stays`, { stays: [aStay(unit, '2027-03-12', departure)] })

test('names what is to be returned after a shorter stay, and the new sum after the next one', async () => {
  const { id, unit } = await aPaidStay('2027-03-16')
  await done(moveTo(id, unit, '2027-03-14'))
  expect(await alertOf(id)).toBe('Pobyt sa zmenil. Treba vrátiť 166,00 €.')
  await done(moveTo(id, unit, '2027-03-13'))
  expect(await alertOf(id)).toBe('Pobyt sa zmenil. Treba vrátiť 249,00 €.')
  await done(moveTo(id, unit, '2027-03-16'))
  expect(await alertOf(id)).toBeNull()
})

test('names what is to be returned after services are removed, and less after another is added', async () => {
  const wood = await property.add('common-services', {
    title: 'Drevo',
    price: 1300,
    price_unit: 'piece',
    vat_kind: 'other',
  })
  const ride = await addRide(property)
  const { id, common_service_reservations, service_reservations } = await aPaidStay('2027-03-14', {
    common_services: [{ common_service: wood, quantity: 2 }],
    services: [aSeat(ride, 1)],
  })
  await done(property.call('DELETE', `/common-service-reservations/${common_service_reservations[0]?.id}`))
  expect(await alertOf(id)).toBe('Služby sa zmenili. Treba vrátiť 26,00 €.')
  await done(property.call('DELETE', `/service-reservations/${service_reservations[0]?.id}`))
  expect(await alertOf(id)).toBe('Služby sa zmenili. Treba vrátiť 44,00 €.')
  await done(property.call('POST', `/reservations/${id}/service-reservations`, aSeat(ride, 1)))
  expect(await alertOf(id)).toBe('Služby sa zmenili. Treba vrátiť 26,00 €.')
  const one = { common_service: wood, quantity: 1 }
  await done(property.call('POST', `/reservations/${id}/common-service-reservations`, one))
  expect(await alertOf(id)).toBe('Služby sa zmenili. Treba vrátiť 13,00 €.')
})
