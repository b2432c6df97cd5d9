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
  const held = await hold(api, [aStay(unit, '2027-06-01', '2027-06-03')], someAddress())
  const more = { coupon, guest }
  return order(api, held, { payment_method: 'on_site', expected_total: expected, more })
}

test('a finished stay opens the discount by a code of its own, for its guest alone and as often as allowed', async () => {
  const token = await stayed(jana, finished)
  const { return_offer: offer } = await detailOf(token)
  expect(offer).toMatchObject({ discount: { kind: 'percent', value: 10 } })
  const code = offer?.code ?? ''
  const priced = (await quote(code.toLowerCase())).body as { total: number; discount: number }
  expect(priced.discount).toBe(-1600)
  const stranger = { ...jana, email: 'cudzi@example.com', phone: '+421 905 999 888' }
  expect(codeOf(await orderAs(stranger, code, priced.total))).toBe('coupon_invalid')
  const byPhone = { ...jana, email: 'nova@example.com', phone: '0905 111 222' }
  expect((await orderAs(byPhone, code, priced.total)).status).toBe(200)
  expect(codeOf(await orderAs(byPhone, code, priced.total))).toBe('coupon_used')
})

test('its own code is unknown to guests, and the owner may use it', async () => {
  expect(codeOf(await quote('VERNY'))).toBe('coupon_invalid')
  const booked = await property.call('POST', '/reservations', {
    stays: [aStay(property.unit, '2027-07-01', '2027-07-03')],
    guest: { last_name: 'Verná', phone: '+421905111222' },
    coupon: 'VERNY',
  })
  expect(booked).toMatchObject({ status: 200, body: { price: { discount: -1600 } } })
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
