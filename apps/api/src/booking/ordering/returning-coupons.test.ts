import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { ReturnOffer } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, hold, order, type TestProperty } from '../../testing/test-property.ts'
import { moveTo } from '../../testing/fixtures/a-past-stay.ts'
import { someAddress } from '../../testing/fixtures/a-service.ts'
import { codeOf } from '../../testing/fixtures/read-reservation.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.add('coupons', {
    code: 'VERNY',
    title: 'Vitajte späť',
    kind: 'percent',
    value: 10,
    covers: 'accommodation',
    for_returning: true,
    max_uses_per_guest: 1,
  })
})
afterAll(() => api.close())

const jana = {
  first_name: 'Jana',
  last_name: 'Verná',
  email: 'jana@example.com',
  phone: '+421 905 111 222',
  country: 'SK',
}
const quote = (coupon: string) =>
  api.call('POST', '/quotes', {
    body: { stays: [aStay(property.unit, '2027-06-01', '2027-06-03')], coupon },
    from: someAddress(),
  })
const detailOf = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}`)).body as { return_offer: ReturnOffer | null }

/** A reservation of the guest that went through the states; the owner books it. */
async function stayed(guest: object, states: readonly ReservationState[]) {
  const { body } = await property.call('POST', '/reservations', {
    stays: [aStay(await property.addUnit(), '2027-03-10', '2027-03-11')],
    guest,
    payment_method: 'on_site',
    state: 'confirmed',
  })
  const { id, token } = body as { id: string; token: string }
  for (const state of states) expect((await moveTo(property, id, state)).status).toBe(200)
  return token
}
const finished = ['checked_in', 'completed'] as const

async function orderAs(guest: object, coupon: string, expected: number) {
  const unit = await property.addUnit()
  const guestHold = await hold(api, [aStay(unit, '2027-06-01', '2027-06-03')], someAddress())
  const more = { coupon, guest }
  return order(api, guestHold, { payment_method: 'on_site', expected_total: expected, more })
}

test('a finished stay opens the discount by a code of its own, for its guest alone and as often as allowed', async () => {
  const token = await stayed(jana, finished)
  const { return_offer: offer } = await detailOf(token)
  expect(offer).toMatchObject({ discount: { kind: 'percent', value: 10 } })
  const sent = `/outgoing-emails?key=reservation_completed&to=${jana.email}`
  const [email] = (await property.call('GET', sent)).body as { body: string }[]
  expect(email?.body).toMatch(/Zľava na ďalší pobyt[^]*10\s%/)
  expect(email?.body).toContain(`/rezervacia-detail/${token}`)
  const code = offer?.code ?? ''
  const priced = (await quote(code.toLowerCase())).body as { total: number; discount: number }
  expect(priced.discount).toBe(-1600)
  const stranger = { ...jana, email: 'cudzi@example.com', phone: '+421 905 999 888' }
  expect(codeOf(await orderAs(stranger, code, priced.total))).toBe('coupon_invalid')
  const byPhone = { ...jana, email: 'nova@example.com', phone: '0905 111 222' }
  expect((await orderAs(byPhone, code, priced.total)).status).toBe(200)
  expect(codeOf(await orderAs(byPhone, code, priced.total))).toBe('coupon_used')
})

test('the code of the discount is unknown to guests, and the owner may use it', async () => {
  expect(codeOf(await quote('VERNY'))).toBe('coupon_invalid')
  const answer = await property.call('POST', '/reservations', {
    stays: [aStay(property.unit, '2027-07-01', '2027-07-03')],
    guest: { last_name: 'Verná', phone: '+421905111222' },
    coupon: 'VERNY',
  })
  expect(answer).toMatchObject({ status: 200, body: { price: { discount: -1600 } } })
})

const eva = { ...jana, first_name: 'Eva', email: 'eva@example.com', phone: '+421 905 777 666' }
const [stranger, from, until] = [
  { ...jana, email: 'iny@example.com', phone: '+421 905 444 333' },
  '2027-06-01',
  '2027-06-03',
] as const

test('a discount for returning guests applies by itself on a device with the code, to its guest alone, where no typed code is better', async () => {
  const code = (await detailOf(await stayed(eva, finished))).return_offer?.code ?? ''
  await property.add('coupons', { code: 'VACSIA', kind: 'percent', value: 20, covers: 'accommodation' })
  await property.add('coupons', { code: 'MENSIA', kind: 'percent', value: 5 })
  const priced = async (more: object) => {
    const stays = [aStay(property.unit, from, until)]
    const body = { stays, ...more }
    return (await api.call('POST', '/quotes', { body, from: someAddress() })).body as PriceBreakdown
  }
  const { total } = await priced({})
  const returning = await priced({ return_code: code })
  expect(returning).toMatchObject({ discount: -1600, total: total - 1600 })
  expect(returning.lines.find(({ kind }) => kind === 'discount')).toMatchObject({ rule: null })
  expect(await priced({ return_code: code, coupon: 'MENSIA' })).toMatchObject({ discount: -1600 })
  expect(await priced({ return_code: code, coupon: 'VACSIA' })).toMatchObject({ discount: -3200 })
  expect(await priced({ return_code: 'ABCDEF012345' })).toMatchObject({ total })
  const orderReturning = async (guest: object, expected: number) => {
    const guestHold = await hold(api, [aStay(await property.addUnit(), from, until)], someAddress())
    const more = { return_code: code, guest }
    return order(api, guestHold, { payment_method: 'on_site', expected_total: expected, more })
  }
  const said = { status: 409, body: { code: 'price_changed', details: { total, discount: 0 } } }
  expect(await orderReturning(stranger, returning.total)).toMatchObject(said)
  expect((await orderReturning(stranger, total)).status).toBe(200)
  const ordered = await orderReturning(eva, returning.total)
  expect(ordered.status).toBe(200)
  const { token } = ordered.body as { token: string }
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({
    coupon: 'VERNY',
    price: { total: returning.total, lines: returning.lines.map(({ amount }) => ({ amount })) },
  })
  expect(await orderReturning(eva, returning.total)).toMatchObject(said)
})

test('the owner gets it by the guest, as often as allowed, and may leave it out', async () => {
  const ola = { last_name: 'Olga', email: 'Olga@example.com', phone: '+421905123123' }
  await stayed(ola, finished)
  const stays = [aStay(await property.addUnit(), from, until)]
  const quoted = async (returning_guest: object) =>
    ((await property.call('POST', '/agreed-quotes', { stays, returning_guest })).body as PriceBreakdown)
      .discount
  expect(await quoted({ email: 'olga@example.com' })).toBe(-1600)
  expect(await quoted({ phone: '0905 123 123' })).toBe(-1600)
  expect(await quoted({ email: 'nikto@example.com' })).toBe(0)
  expect(await quoted({})).toBe(0)
  const book = async (returning_discount: boolean) => {
    const own = [aStay(await property.addUnit(), from, until)]
    const guest = { last_name: 'Olga', phone: '0905123123' }
    return property.call('POST', '/reservations', { stays: own, guest, returning_discount })
  }
  expect(await book(false)).toMatchObject({ status: 200, body: { price: { discount: 0 } } })
  expect(await book(true)).toMatchObject({ body: { coupon_code: 'VERNY', price: { discount: -1600 } } })
  expect(await book(true)).toMatchObject({ body: { coupon_code: null, price: { discount: 0 } } })
  expect(await quoted({ phone: '0905 123 123' })).toBe(0)
  const asGuest = { stays, returning_guest: { email: 'olga@example.com' } }
  const statuses = ['/quotes', '/agreed-quotes'].map(
    async (path) => (await api.call('POST', path, { body: asGuest })).status,
  )
  expect(await Promise.all(statuses)).toEqual([400, 401])
})

test('a stay that is not finished, or was cancelled, opens nothing', async () => {
  for (const states of [[], ['checked_in'], ['cancelled']] as const)
    expect((await detailOf(await stayed(jana, states))).return_offer).toBeNull()
})

test('a discount that is switched off is not offered, and its codes open nothing', async () => {
  const token = await stayed(jana, finished)
  const { return_offer: offer } = await detailOf(token)
  const [{ id } = { id: '' }] = (await property.call('GET', '/coupons?code=VERNY')).body as { id: string }[]
  await property.call('PUT', `/coupons/${id}`, { active: false })
  expect((await detailOf(token)).return_offer).toBeNull()
  expect(codeOf(await quote(offer?.code ?? ''))).toBe('coupon_invalid')
  await property.call('PUT', `/coupons/${id}`, { active: true })
})
