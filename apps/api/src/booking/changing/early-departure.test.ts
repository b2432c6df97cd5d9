import type { EarlyDepartureOutcome } from '@dvor/contract/reservations/admin-reservations.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { asOwner, aStay, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  api.clock.set('2027-06-10T09:00:00Z')
})
afterAll(() => api.close())

interface Booked {
  id: string
  state: string
  price: PriceBreakdown
  total: number
  due: number
  departure: string
  attention: string | null
}
const done = async (answer: ReturnType<TestProperty['call']>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const read = async (id: string) => (await done(property.call('GET', `/reservations/${id}`))) as Booked

/** Two adults for five nights at 80 € with the tax of 1,50 €, paid in full and here since 8 June. */
async function guestsWhoAreHere(state = 'checked_in', more: object = {}) {
  const unit = await property.addUnit()
  const stays = [aStay(unit, '2027-06-08', '2027-06-13')]
  const guest = { last_name: 'Skorá', phone: '+421900111222' }
  const { id } = (await done(property.call('POST', '/reservations', { stays, guest, ...more }))) as Booked
  const payment = { kind: 'payment', method: 'cash', amount: 41_500 }
  await done(property.call('POST', `/reservations/${id}/transaction-logs`, payment))
  if (state !== 'confirmed')
    await done(property.call('PUT', `/reservations/${id}`, { state, register_later: true }))
  return { id, unit }
}
const depart = (id: string, body: object, dry = false) =>
  property.call('POST', `/reservations/${id}/early-departure${dry ? '?dry_run=true' : ''}`, body)

test('frees the nights that are left; the rules keep their price, the tax goes back', async () => {
  const { id, unit } = await guestsWhoAreHere()
  const body = { departure: '2027-06-10', fee: 'by_rules' }
  const shown = (await done(depart(id, body, true))) as EarlyDepartureOutcome
  expect(shown).toMatchObject({ before: 41_500, difference: -900, fee: 24_000, refund: 900 })
  expect((await read(id)).total).toBe(41_500)

  await done(depart(id, { ...body, expected_total: shown.price.total }))
  const now = await read(id)
  expect(now).toMatchObject({ total: 40_600, due: -900, departure: '2027-06-10', state: 'checked_in' })
  expect(now.price.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['nights', 16_000],
    ['early_departure', 24_000],
    ['stay_tax', 600],
  ])
  expect(now.attention).toContain('9,00')
  const next = [aStay(unit, '2027-06-10', '2027-06-13')]
  const guest = { last_name: 'Nová', phone: '+421900111333' }
  await done(property.call('POST', '/reservations', { stays: next, guest }))
  const tax = await done(property.call('GET', '/stay-tax?from=2027-06-01&to=2027-06-30'))
  expect(tax).toMatchObject({ total: { taxed: 4, amount: 600 } })
})

test('keeps nothing when the owner says so; a later change keeps the fee of an earlier departure', async () => {
  const { id } = await guestsWhoAreHere()
  await done(depart(id, { departure: '2027-06-12', fee: 'by_rules' }))
  const outcome = (await done(
    depart(id, { departure: '2027-06-11', fee: 'no_fee' }),
  )) as EarlyDepartureOutcome
  expect(outcome).toMatchObject({ fee: 0, difference: -8300, refund: 8600 })
  expect((await read(id)).price.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['nights', 24_000],
    ['early_departure', 8000],
    ['stay_tax', 900],
  ])
})

test('takes a share of the fee back for each night that is booked again', async () => {
  const { id, unit } = await guestsWhoAreHere()
  await done(depart(id, { departure: '2027-06-10', fee: 'by_rules' }))
  const stayUntil = (departure: string) =>
    done(
      property.call('POST', `/reservations/${id}/stays`, { stays: [aStay(unit, '2027-06-08', departure)] }),
    )
  await stayUntil('2027-06-11')
  expect((await read(id)).price.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['nights', 24_000],
    ['early_departure', 16_000],
    ['stay_tax', 900],
  ])
  await stayUntil('2027-06-13')
  expect(await read(id)).toMatchObject({
    total: 41_500,
    due: 0,
    attention: expect.not.stringContaining('vrátiť'),
  })
})

test('costs no more than staying where the owner agreed on a higher total', async () => {
  const dinner = { title: 'Večera', price: 2000, price_unit: 'person', vat_kind: 'food' }
  const common_service = await property.add('common-services', dinner)
  const common_services = [{ common_service, quantity: 1 }]
  const { id } = await guestsWhoAreHere('checked_in', { common_services })
  const adjustment = { kind: 'total', value: 60_000, reason: 'Poškodené dvere' }
  await done(property.call('PUT', `/reservations/${id}/price-adjustments`, { adjustment, custom_lines: [] }))
  const body = { departure: '2027-06-10', fee: 'by_rules' }
  const outcome = (await done(depart(id, body))) as EarlyDepartureOutcome
  expect(outcome).toMatchObject({ before: 60_000, difference: -900 })
})

test('refuses other days, other totals and guests who are not here', async () => {
  const { id } = await guestsWhoAreHere()
  const refused = async (body: object) => (await depart(id, { fee: 'no_fee', ...body })).status
  expect(await refused({ departure: '2027-06-09' })).toBe(400)
  expect(await refused({ departure: '2027-06-13' })).toBe(400)
  expect(await refused({ departure: '2027-06-11', expected_total: 1 })).toBe(409)
  const confirmed = await guestsWhoAreHere('confirmed')
  const early = await depart(confirmed.id, { departure: '2027-06-11', fee: 'no_fee' })
  expect(early).toMatchObject({ status: 409, body: { code: 'transition_not_allowed' } })
})

test('refuses a departure for a version that somebody else has changed meanwhile', async () => {
  const { id, unit } = await guestsWhoAreHere()
  const owner = asOwner(api, await adminToken(api))
  const { updatedAt } = (await done(property.call('GET', `/reservations/${id}`))) as { updatedAt: string }
  const asRead = { headers: { 'if-match': `"${updatedAt}"` } }
  // The same sum, so the price alone would not show the change.
  const guest = { last_name: 'Dlhšia', phone: '+421900111222' }
  await done(property.call('PUT', `/reservations/${id}`, { guest }))
  const path = `/reservations/${id}/early-departure`
  const body = { departure: '2027-06-10', fee: 'no_fee' }
  const stale = { status: 409, body: { code: 'stale', details: { id } } }
  expect(await owner('POST', `${path}?dry_run=true`, { ...asRead, body })).toMatchObject(stale)
  expect(await owner('POST', path, { ...asRead, body })).toMatchObject(stale)
  expect(await read(id)).toMatchObject({ departure: '2027-06-13' })
  await done(
    property.call('POST', `/reservations/${id}/stays`, { stays: [aStay(unit, '2027-06-08', '2027-06-12')] }),
  )
  const now = (await done(property.call('GET', `/reservations/${id}`))) as { updatedAt: string }
  const asNow = { headers: { 'if-match': `"${now.updatedAt}"` } }
  expect(await owner('POST', path, { ...asNow, body })).toMatchObject({ status: 200 })
})
