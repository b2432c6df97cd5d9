import type { GuestSheet, StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay, hold, order, taxRate, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

interface Booked {
  id: string
  price: PriceBreakdown
}

async function came(
  arrival: string,
  departure: string,
  children_ages: number[] = [],
  adults = 1,
): Promise<Booked> {
  const stays = [aStay(property.unit, arrival, departure, { adults, children_ages })]
  const body = { stays, guest: { last_name: 'Hosť', phone: '+421900111222' } }
  const { body: made } = await property.call('POST', '/reservations', body)
  const { id } = made as { id: string }
  const answer = await property.call('PUT', `/reservations/${id}`, {
    state: 'checked_in',
    register_later: true,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as Booked
}
const report = async (from: string, to: string) =>
  (await property.call('GET', `/stay-tax?from=${from}&to=${to}`)).body as StayTaxReport

test('counts persons times nights of the period, children below the age apart, and only arrived guests', async () => {
  await came('2027-03-29', '2027-04-02', [4])
  const stays = [aStay(property.unit, '2027-03-12', '2027-03-14')]
  await property.call('POST', '/reservations', { stays, guest: { last_name: 'X', phone: '+421900111222' } })
  api.clock.set('2027-04-10T09:00:00Z')
  const march = await report('2027-03-01', '2027-03-31')
  expect(march).toMatchObject({
    rows: [{ nights: 3, persons: 2, taxed: 3, exempt_by_age: 3, rate: 150, amount: 450, is_exact: true }],
    total: { taxed: 3, amount: 450 },
    not_checked_in: 1,
  })
  expect(await report('2027-04-01', '2027-04-30')).toMatchObject({ total: { taxed: 1, amount: 150 } })
})

test('months add up to the lines of the prices, with any present settings', async () => {
  const booked = [
    await came('2027-03-29', '2027-04-02', [17]),
    await came('2027-04-10', '2027-04-12'),
    await came('2027-04-28', '2027-05-05', [3]),
  ]
  await property.settings({ stay_tax_rates: [taxRate(500, { from_age: 6 })] })
  const months = [
    await report('2027-03-01', '2027-03-31'),
    await report('2027-04-01', '2027-04-30'),
    await report('2027-05-01', '2027-05-31'),
  ]
  const charged = booked.reduce((sum, { price }) => sum + price.stay_tax, 0)
  expect(charged).toBeGreaterThan(0)
  expect(months.reduce((sum, { total }) => sum + total.amount, 0)).toBe(charged)
})

const person = (last_name: string, tax_exemption: string | null = null) => ({
  first_name: 'Eva',
  last_name,
  birth_date: '1970-01-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA111222',
  address: 'Hlavná 1, Nitra',
  tax_exemption,
})
/** Stores a sheet as the owner, who agrees to another tax. */
const register = async (id: string, guests: object[]) => {
  const put = (more: object = {}) => property.call('PUT', `/reservations/${id}/guests`, { guests, ...more })
  const result = await put()
  const { code, details } = result.body as { code?: string; details?: StayTaxChange }
  const answer = code === 'stay_tax_changed' ? await put({ expected_stay_tax: details?.after }) : result
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as GuestSheet
}
const priceOf = async (id: string) =>
  (await property.call('GET', `/reservations/${id}`)).body as Booked & {
    due: number
    attention: string | null
  }

test('an exemption in the register lowers the price, what is due and the report; without it they come back', async () => {
  const { id, price } = await came('2027-03-12', '2027-03-14', [], 2)
  await register(id, [person('Malá', 'disability'), person('Veľká')])
  expect(await priceOf(id)).toMatchObject({
    price: { stay_tax: price.stay_tax - 300, total: price.total - 300 },
    due: price.total - 300,
  })
  expect(await report('2027-03-01', '2027-03-31')).toMatchObject({
    total: { taxed: 2, exempt_by_reason: 2, over_limit: 0, amount: 300 },
    by_rate: [{ rate: 150, taxed: 2, amount: 300 }],
  })
  await register(id, [person('Malá'), person('Veľká')])
  expect((await priceOf(id)).price.total).toBe(price.total)
})

test('dates of birth of the whole sheet decide who pays, not the ages of the booking', async () => {
  const { id, price } = await came('2027-03-12', '2027-03-14', [17, 17], 1)
  expect(price.stay_tax).toBe(300)
  const born = (last_name: string, birth_date: string) => ({ ...person(last_name), birth_date })
  const minor = born('Malá', '2010-03-01')
  const [parent, of19] = [person('Veľká'), born('Stredná', '2008-03-01')]
  await register(id, [parent, of19])
  expect((await priceOf(id)).price.stay_tax).toBe(300)
  await register(id, [parent, of19, minor])
  expect(await priceOf(id)).toMatchObject({ price: { stay_tax: 600 }, due: price.total + 300 })
  await register(id, [parent, of19, { ...minor, tax_exemption: 'disability' }])
  expect((await priceOf(id)).price.stay_tax).toBe(600)
  expect(await report('2027-03-01', '2027-03-31')).toMatchObject({
    total: { taxed: 4, exempt_by_age: 2, exempt_by_reason: 0, amount: 600 },
  })
  await register(id, [born('Nová', '2010-03-13'), born('Stará', '2009-03-13'), minor])
  expect((await priceOf(id)).price.stay_tax).toBe(0)
  await register(id, [parent])
  expect((await priceOf(id)).price).toMatchObject({ lines: price.lines, total: price.total })
})

test('a guest sees what the sheet does to the tax before it is kept', async () => {
  const guestHold = await hold(api, [
    aStay(property.unit, '2027-03-12', '2027-03-14', { adults: 1, children_ages: [17] }),
  ])
  const { token } = (await order(api, guestHold, { payment_method: 'on_site' })).body as { token: string }
  const guests = [person('Veľká'), { ...person('Stredná'), birth_date: '2008-03-01' }].map(
    ({ tax_exemption: _exemption, ...guest }) => guest,
  )
  const put = (expected_stay_tax?: number) =>
    api.call('PUT', `/reservation-details/${token}/guests`, { body: { guests, expected_stay_tax } })
  const refused = { status: 409, body: { code: 'stay_tax_changed', details: { before: 300, after: 600 } } }
  expect(await put()).toMatchObject(refused)
  expect(await put(450)).toMatchObject(refused)
  const kept = async () => (await api.call('GET', `/reservation-details/${token}/guests`)).body as GuestSheet
  expect((await kept()).guests).toEqual([])
  expect((await put(600)).status).toBe(200)
  expect((await kept()).guests).toHaveLength(2)
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({
    price: { stay_tax: 600 },
  })
})

test('an exemption stated in the order counts until the sheet of all persons proves otherwise', async () => {
  const stays = [aStay(property.unit, '2027-03-20', '2027-03-22')]
  const stated = { stays, tax_exemptions: ['disability'] }
  const quoted = (await api.call('POST', '/quotes', { body: stated })).body as PriceBreakdown
  expect(quoted.stay_tax).toBe(300)
  const answer = await property.call('POST', '/reservations', {
    ...stated,
    guest: { last_name: 'Malá', phone: '+421900111222' },
    expected_total: quoted.total,
  })
  const { id } = answer.body as Booked
  const started = await register(id, [person('Malá')])
  expect(started.stated_exemptions).toEqual(['disability'])
  expect((await priceOf(id)).price.stay_tax).toBe(300)
  const whole = await register(id, [person('Malá'), person('Veľká')])
  expect(whole.stated_exemptions).toEqual([])
  expect((await priceOf(id)).price.stay_tax).toBe(600)
})

test('a hold with a stated exemption has the total of its quote and of its order', async () => {
  const stays = [aStay(property.unit, '2027-06-08', '2027-06-10')]
  const stated = { stays, tax_exemptions: ['disability'] }
  const quoted = (await api.call('POST', '/quotes', { body: stated })).body as PriceBreakdown
  const hold = (await api.call('POST', '/reservation-holds', { body: stated })).body as Hold
  expect(hold.price).toMatchObject({ stay_tax: 300, total: quoted.total })
  const none = await order(api, hold, { payment_method: 'transfer', more: { tax_exemptions: [] } })
  expect(none).toMatchObject({ status: 409, body: { code: 'price_changed', details: { stay_tax: 600 } } })
  const ordered = await order(api, hold, { payment_method: 'transfer' })
  expect(ordered.status).toBe(200)
  const { token } = ordered.body as { token: string }
  const { body } = await api.call('GET', `/reservation-details/${token}`)
  expect(body).toMatchObject({ price: { stay_tax: 300, total: quoted.total } })
})

test('an order from the site carries the stated exemption into its price', async () => {
  const guestHold = await hold(api, [aStay(property.unit, '2027-06-01', '2027-06-03')])
  const more = { tax_exemptions: ['disability'] }
  const full = await order(api, guestHold, { payment_method: 'transfer', more })
  expect(full).toMatchObject({ status: 409, body: { code: 'price_changed', details: { stay_tax: 300 } } })
  const expected_total = guestHold.price.total - 300
  const ordered = await order(api, guestHold, { payment_method: 'transfer', expected_total, more })
  expect(ordered.status).toBe(200)
  const { token } = ordered.body as { token: string }
  const { body } = await api.call('GET', `/reservation-details/${token}`)
  expect(body).toMatchObject({ price: { stay_tax: 300, total: expected_total } })
})

test('nights above the yearly limit are free, with those of an earlier stay of the same guest', async () => {
  await property.settings({ stay_tax_rates: [taxRate(150, { max_nights: 3 })] })
  const first = await came('2027-03-01', '2027-03-03', [], 2)
  await register(first.id, [person('Malá'), person('Veľká')])
  const second = await came('2027-03-05', '2027-03-08', [], 2)
  expect(second.price.stay_tax).toBe(900)
  await register(second.id, [person('Malá'), person('Iná')])
  expect((await priceOf(second.id)).price.stay_tax).toBe(600)
  expect(await report('2027-03-01', '2027-03-31')).toMatchObject({ total: { over_limit: 2, amount: 1200 } })
})

test('the days between two stays of an earlier reservation are no nights of the yearly limit', async () => {
  await property.settings({ stay_tax_rates: [taxRate(150, { max_nights: 4 })] })
  const other = await property.addUnit()
  const stays = [
    aStay(property.unit, '2027-03-01', '2027-03-02', { adults: 1 }),
    aStay(property.unit, '2027-03-08', '2027-03-10', { adults: 1 }),
    aStay(other, '2027-03-09', '2027-03-10', { adults: 1 }),
  ]
  const body = { stays, guest: { last_name: 'Hosť', phone: '+421900111222' } }
  const { id } = (await property.call('POST', '/reservations', body)).body as Booked
  await property.call('PUT', `/reservations/${id}`, { state: 'checked_in', register_later: true })
  await register(id, [person('Malá'), person('Veľká')])
  const second = await came('2027-03-12', '2027-03-14')
  await register(second.id, [person('Malá')])
  expect((await priceOf(second.id)).price.stay_tax).toBe(150)
})

test('a rate of next year is charged from New Year on', async () => {
  await property.settings({ stay_tax_rates: [taxRate(150), taxRate(250, { valid_from: '2028-01-01' })] })
  const { price } = await came('2027-12-30', '2028-01-02', [], 2)
  expect(price.stay_tax).toBe(2 * 2 * 150 + 2 * 250)
  expect(await report('2027-12-01', '2027-12-31')).toMatchObject({ total: { amount: 600 } })
  expect(await report('2028-01-01', '2028-01-31')).toMatchObject({
    by_rate: [{ rate: 250, taxed: 2, amount: 500 }],
  })
})

test('a rate that is no rate is refused', async () => {
  const refused = await property.call('PUT', '/global-settings', {
    stay_tax_rates: [taxRate(-1, { valid_from: '2027-02-30' })],
  })
  expect(refused.status).toBe(400)
})
