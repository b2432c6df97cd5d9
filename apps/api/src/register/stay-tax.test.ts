import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aStay, buildProperty, type TestProperty } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: TestProperty
beforeEach(async () => {
  api = await startTestApi()
  property = await buildProperty(api)
})
afterEach(() => api.close())

interface Booked {
  id: string
  price: { stay_tax: number }
}

async function came(arrival: string, departure: string, children_ages: number[] = []): Promise<Booked> {
  const stays = [aStay(property.unit, arrival, departure, { adults: 1, children_ages })]
  const body = { stays, guest: { last_name: 'Hosť', phone: '+421900111222' } }
  const { body: made } = await property.call('POST', '/reservations', body)
  const { id } = made as { id: string }
  const answer = await property.call('PUT', `/reservations/${id}`, { state: 'checked_in' })
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
  await property.settings({ stay_tax: 500, stay_tax_from_age: 6 })
  const months = [
    await report('2027-03-01', '2027-03-31'),
    await report('2027-04-01', '2027-04-30'),
    await report('2027-05-01', '2027-05-31'),
  ]
  const charged = booked.reduce((sum, { price }) => sum + price.stay_tax, 0)
  expect(charged).toBeGreaterThan(0)
  expect(months.reduce((sum, { total }) => sum + total.amount, 0)).toBe(charged)
})

test('a guest exempted by the register is counted apart', async () => {
  const { id } = await came('2027-03-12', '2027-03-14')
  const guest = {
    first_name: 'Eva',
    last_name: 'Malá',
    birth_date: '1970-01-01',
    nationality: 'SK',
    document_kind: 'id_card',
    document_number: 'EA111222',
    address: 'Hlavná 1, Nitra',
    tax_exemption: 'disability',
  }
  const saved = await property.call('PUT', `/reservations/${id}/guests`, { guests: [guest] })
  expect(saved).toMatchObject({ status: 200, body: { guests: [{ tax_exemption: 'disability' }] } })
  expect(await report('2027-03-01', '2027-03-31')).toMatchObject({
    total: { taxed: 2, exempt_by_reason: 2, amount: 300 },
  })
})

test('the report is for the owner only, and for days in order', async () => {
  expect((await api.call('GET', '/stay-tax?from=2027-03-01&to=2027-03-31')).status).toBe(401)
  expect((await property.call('GET', '/stay-tax?from=2027-03-31&to=2027-03-01')).status).toBe(400)
})
