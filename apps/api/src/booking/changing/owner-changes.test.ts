import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, asOwner, aStay, hold, type TestProperty } from '../../testing/test-property.ts'
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
  updatedAt: string
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
  const reservation = (await done(property.call('POST', '/reservations', body))) as Booked
  const payment = { kind: 'payment', method: 'cash', amount: reservation.total }
  await done(property.call('POST', `/reservations/${reservation.id}/transaction-logs`, payment))
  return { ...reservation, unit }
}
const moveTo = (id: string, unit: string, departure: string) =>
  property.call('POST', `/reservations/${id}/stays`, { stays: [aStay(unit, '2027-03-12', departure)] })

test('a hold that was never ordered is not confirmed, changed or paid', async () => {
  const unit = await property.addUnit()
  const stays = [aStay(unit, '2027-06-01', '2027-06-03')]
  const { token } = await hold(api, stays)
  const [found] = (await done(property.call('GET', `/reservations?token=${token}`))) as Booked[]
  const path = `/reservations/${found?.id}`
  const refused = { status: 409, body: { code: 'transition_not_allowed' } }
  const cash = { kind: 'payment', method: 'cash', amount: 1000 }
  expect(await property.call('POST', `${path}/stays`, { stays })).toMatchObject(refused)
  expect(await property.call('POST', `${path}/transaction-logs`, cash)).toMatchObject(refused)
  api.clock.advanceMinutes(16)
  expect(await done(property.call('GET', path))).toMatchObject({ state: 'expired', allowed_transitions: [] })
  expect(await property.call('PUT', path, { state: 'confirmed' })).toMatchObject(refused)
})

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

const belowZero = { status: 400, body: { fields: [{ path: 'custom_lines', code: 'too_small' }] } }
/** Takes an amount off by a line of the owner's own. Cents. */
const takeOff = (id: string, amount: number) =>
  done(
    property.call('PUT', `/reservations/${id}/price-adjustments`, {
      adjustment: null,
      custom_lines: [{ label: 'Zľava', quantity: 1, unit_price: -amount, vat_kind: 'accommodation' }],
    }),
  )

test('refuses a shorter stay and an early departure that would bring the price below zero', async () => {
  const { id, unit } = await aPaidStay('2027-03-15')
  await takeOff(id, 15_000)
  expect(await moveTo(id, unit, '2027-03-13')).toMatchObject(belowZero)
  await done(moveTo(id, unit, '2027-03-14'))
  expect(await read(id)).toMatchObject({ total: 16_600 - 15_000 })
  await done(property.call('PUT', `/reservations/${id}`, { state: 'checked_in', register_later: true }))
  api.clock.set('2027-03-12T15:00:00Z')
  const early = { departure: '2027-03-13', fee: 'no_fee' }
  for (const query of ['', '?dry_run=true'])
    expect(await property.call('POST', `/reservations/${id}/early-departure${query}`, early)).toMatchObject(
      belowZero,
    )
  api.clock.set('2027-03-10T09:00:00Z')
})

test('refuses to remove services below zero; an activity that is called off goes all the same', async () => {
  const wood = await property.add('common-services', {
    title: 'Štiepky',
    price: 6000,
    price_unit: 'piece',
    vat_kind: 'other',
  })
  const ride = await addRide(property)
  const stay = await aPaidStay('2027-03-13', {
    common_services: [{ common_service: wood, quantity: 1 }],
    services: [aSeat(ride, 1)],
  })
  const { id } = stay
  await takeOff(id, stay.total - 1000)
  const paths = [
    `/common-service-reservations/${stay.common_service_reservations[0]?.id}`,
    `/service-reservations/${stay.service_reservations[0]?.id}`,
  ]
  for (const path of paths) {
    expect(await property.call('GET', `${path}/removal`)).toMatchObject(belowZero)
    expect(await property.call('DELETE', path)).toMatchObject(belowZero)
  }
  expect(await read(id)).toMatchObject({ total: 1000 })
  const { service_slot, day } = aSeat(ride)
  const off = { service_slot, day, reason: 'Kôň je chorý.' }
  await done(property.call('POST', '/service-occurrences/cancellation', off))
  expect(await read(id)).toMatchObject({ total: 1000 - 1800, service_reservations: [] })
  expect(await alertOf(id)).toContain('sa nekoná')
})

test('changes no services of a cancelled reservation', async () => {
  const wood = await property.add('common-services', {
    title: 'Briketa',
    price: 500,
    price_unit: 'piece',
    vat_kind: 'other',
  })
  const one = { common_service: wood, quantity: 1 }
  const stay = await aPaidStay('2027-03-14', {
    common_services: [one],
    services: [aSeat(await addRide(property))],
  })
  await done(property.call('PUT', `/reservations/${stay.id}`, { state: 'cancelled' }))
  const refused = { status: 409, body: { code: 'transition_not_allowed' } }
  const added = `/reservations/${stay.id}/common-service-reservations`
  for (const query of ['', '?dry_run=true'])
    expect(await property.call('POST', `${added}${query}`, one)).toMatchObject(refused)
  const paths = [
    `/common-service-reservations/${stay.common_service_reservations[0]?.id}`,
    `/service-reservations/${stay.service_reservations[0]?.id}`,
  ]
  for (const path of paths) {
    expect(await property.call('GET', `${path}/removal`)).toMatchObject(refused)
    expect(await property.call('DELETE', path)).toMatchObject(refused)
  }
  expect(await read(stay.id)).toMatchObject({ total: stay.total })
})

test('services are added to and removed from the version that was read', async () => {
  const price = { price: 1300, price_unit: 'piece', vat_kind: 'other' }
  const wood = await property.add('common-services', { title: 'Drevo', ...price })
  const ride = await addRide(property)
  const stay = await aPaidStay('2027-03-14', {
    common_services: [{ common_service: wood, quantity: 2 }],
    services: [aSeat(ride, 1)],
  })
  const { id, updatedAt, common_service_reservations, service_reservations } = stay
  const owner = asOwner(api, await adminToken(api))
  await done(property.call('PUT', `/reservations/${id}`, { internal_note: 'Prídu so psom.' }))
  const path = `/reservations/${id}`
  const calls = [
    ['POST', `${path}/common-service-reservations?dry_run=true`, { common_service: wood, quantity: 1 }],
    ['POST', `${path}/common-service-reservations`, { common_service: wood, quantity: 1 }],
    ['DELETE', `/common-service-reservations/${common_service_reservations[0]?.id}`, undefined],
    ['POST', `${path}/service-reservations?dry_run=true`, aSeat(ride, 1)],
    ['POST', `${path}/service-reservations`, aSeat(ride, 1)],
    ['DELETE', `/service-reservations/${service_reservations[0]?.id}`, undefined],
  ] as const
  for (const [method, address, body] of calls) {
    const asRead = { headers: { 'if-match': `"${updatedAt}"` }, body }
    const stale = { status: 409, body: { code: 'stale', details: { id } } }
    expect(await owner(method, address, asRead), `${method} ${address}`).toMatchObject(stale)
  }
  expect(await read(id)).toMatchObject({ total: stay.total })
  for (const [method, address, body] of calls) {
    const asNow = { headers: { 'if-match': `"${(await read(id)).updatedAt}"` }, body }
    expect(await owner(method, address, asNow), `${method} ${address}`).toMatchObject({ status: 200 })
  }
})

test('gives each change within one millisecond a version of its own', async () => {
  const { id, unit } = await aPaidStay('2027-03-15')
  const path = `/reservations/${id}`
  const payment = { kind: 'payment', method: 'cash', amount: 500 }
  const changes = [
    () => property.call('PUT', path, { internal_note: 'Prídu so psom.' }),
    () => property.call('POST', `${path}/transaction-logs`, payment),
    () => moveTo(id, unit, '2027-03-13'),
    () => moveTo(id, unit, '2027-03-14'),
    () => property.call('PUT', path, { state: 'cancelled' }),
  ]
  const versions = [(await read(id)).updatedAt]
  for (const change of changes) {
    await done(change())
    versions.push((await read(id)).updatedAt)
  }
  expect(versions).toEqual([...new Set(versions)].toSorted())
  expect(versions).toHaveLength(changes.length + 1)
})
