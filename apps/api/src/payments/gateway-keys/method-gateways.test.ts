import type { GatewayState } from '@dvor/contract/installation/gateway-keys.ts'
import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reservationRow } from '../../testing/fixtures/read-reservation.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
const gopay = new GopayServer()
const tatrapayplus = new TatrapayplusServer()
const keys = { go_id: '8123456789', client_id: '1061399163', client_secret: 'stDTmVXF', mode: 'live' }
beforeAll(async () => {
  const { origin } = await gopay.start()
  const tatra = await tatrapayplus.start()
  ;({ api, property } = await startTestProperty({
    gatewayApis: { gopay: origin, tatrapayplus: tatra.origin },
  }))
  await property.call('PUT', '/gateway-keys/gopay', { keys })
  await property.call('PUT', '/gateway-keys/tatrapayplus', { keys: tatra.keys })
})
beforeEach(() => {
  Object.assign(gopay, { enabled: ['PAYMENT_CARD', 'BANK_ACCOUNT'] })
  Object.assign(gopay.trouble, { down: false })
})
afterAll(async () => {
  await api.close()
  await gopay.stop()
  await tatrapayplus.stop()
})

const choose = (method: GatewayMethod, gateway: string | null, of = property) =>
  of.call('PUT', `/method-gateways/${method}`, { gateway })
const offered = async () => (await api.call('GET', '/payment-methods?arrival=2027-06-04')).body
const usedFor = async (of = property) =>
  ((await of.call('GET', '/gateway-keys')).body as GatewayState[]).flatMap(({ gateway, methods }) =>
    methods.filter(({ is_used }) => is_used).map(({ method, chosen_by }) => [method, gateway, chosen_by]),
  )
const orderBy = async (payment_method: GatewayMethod) =>
  book(api, [aStay(await property.addUnit(), '2027-06-10', '2027-06-12')], { payment_method })
const detailOf = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail

describe('the owner chooses a gateway for each method', () => {
  test('without a choice only cards go through a gateway', async () => {
    expect(await offered()).toEqual(['card', 'sandbox', 'transfer', 'on_site'])
    expect(await usedFor()).toEqual([['card', 'gopay', 'none']])
  })

  test('each method goes through its own gateway, and is taken out of offer again', async () => {
    await choose('card', 'tatrapayplus')
    await choose('later', 'tatrapayplus')
    expect((await choose('bank', 'gopay')).status).toBe(200)
    expect(await usedFor()).toEqual([
      ['bank', 'gopay', 'settings'],
      ['card', 'tatrapayplus', 'settings'],
      ['later', 'tatrapayplus', 'settings'],
    ])
    expect(await offered()).toEqual(['card', 'bank', 'later', 'sandbox', 'transfer', 'on_site'])
    await choose('later', null)
    expect(await offered()).not.toContain('later')
  })

  test('a gateway that cannot serve a method, has it disabled or does not answer is refused', async () => {
    const wrong = { status: 400, body: { fields: [{ path: 'gateway', code: 'invalid_choice' }] } }
    expect(await choose('later', 'gopay')).toMatchObject(wrong)
    gopay.enabled = ['PAYMENT_CARD']
    expect(await choose('bank', 'gopay')).toMatchObject(wrong)
    gopay.trouble.down = true
    expect(await choose('bank', 'gopay')).toMatchObject({ status: 503 })
    expect(await choose('card', 'stripe')).toMatchObject({ status: 404 })
    expect(await choose('card', 'no-gateway')).toMatchObject({ status: 400 })
  })

  test('without its keys a method is not offered any more', async () => {
    await choose('bank', 'gopay')
    await property.call('DELETE', '/gateway-keys/gopay')
    expect(await offered()).not.toContain('bank')
    await property.call('PUT', '/gateway-keys/gopay', { keys })
    expect(await offered()).toContain('bank')
  })

  test('the choice of the environment takes precedence and is read-only', async () => {
    const { api: own, property: other } = await startTestProperty({
      gatewayKeys: { gopay: keys },
      gatewayApis: { gopay: gopay.origin },
      methodGateways: { bank: 'gopay' },
    })
    expect(await usedFor(other)).toEqual([
      ['card', 'gopay', 'none'],
      ['bank', 'gopay', 'environment'],
    ])
    expect((await choose('bank', null, other)).status).toBe(409)
    await own.close()
  })
})

const refundableOf = async (number: string) => {
  const id = (await reservationRow(property, number))?.id ?? ''
  return ((await property.call('GET', `/reservations/${id}/payments`)).body as PaymentOverview).refundable
}

describe('a payment from an account', () => {
  test('through GoPay asks for that instrument and stands in the ledger as a transfer', async () => {
    await choose('bank', 'gopay')
    const { token, number, payment_url } = await orderBy('bank')
    const { asked } = gopay.paymentAt(payment_url)
    expect(asked.payer.allowed_payment_instruments).toEqual(['BANK_ACCOUNT'])
    gopay.payAt(payment_url)
    await api.call('GET', `/payments/gopay/notifications?${gopay.paidNotification(payment_url).query}`)
    const detail = await detailOf(token)
    expect(detail).toMatchObject({ state: 'confirmed', payments: [{ method: 'transfer' }] })
    expect(detail.payments[0]?.amount).toBe(detail.price.deposit_due)
    expect(await refundableOf(number)).toMatchObject([{ amount: detail.price.deposit_due }])
    await property.call('DELETE', '/gateway-keys/gopay')
    expect(await refundableOf(number)).toEqual([])
    await property.call('PUT', '/gateway-keys/gopay', { keys })
  })

  test('through TatraPay+ is not returned by the bank, so the owner sends the money', async () => {
    await choose('bank', 'tatrapayplus')
    const { token, number, payment_url } = await orderBy('bank')
    expect(tatrapayplus.paymentAt(payment_url).asked).toMatchObject({ bankTransfer: {} })
    expect(tatrapayplus.paymentAt(payment_url).asked).not.toHaveProperty('cardDetail')
    tatrapayplus.payAt(payment_url)
    const detail = await detailOf(token)
    expect(detail).toMatchObject({ state: 'confirmed', paid: detail.price.deposit_due })
    expect(await refundableOf(number)).toEqual([])
  })
})

test('a payment later is an order with one item; another method begins another payment', async () => {
  await choose('later', 'tatrapayplus')
  await choose('card', 'tatrapayplus')
  const { token, payment_url } = await orderBy('later')
  const { asked, amount } = tatrapayplus.paymentAt(payment_url)
  expect(asked.payLater).toMatchObject({ order: { orderItems: [{ quantity: 1, totalItemPrice: amount }] } })
  const before = tatrapayplus.count()
  const { body } = await api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'card' },
  })
  expect(tatrapayplus.count()).toBe(before + 1)
  expect(tatrapayplus.asked(payment_url).isOpen).toBe(false)
  tatrapayplus.payAt((body as { payment_url: string }).payment_url)
  expect(await detailOf(token)).toMatchObject({ state: 'confirmed', payments: [{ method: 'card' }] })
})
