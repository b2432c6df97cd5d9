import { beforeEach, describe, expect, test } from 'vitest'
import { arrangeCardDesk } from '../../testing/gateways/arrange-card-desk.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'

const desk = arrangeCardDesk(() => new TatrapayplusServer())
beforeEach(() => void Object.assign(desk.at.gateway, { isTooOld: false }))

describe('payments', () => {
  test('have the network address of the guest who pays', async () => {
    const { token } = await desk.frontDesk.byCard()
    desk.at.gateway.expireAt([...desk.at.gateway.payments.values()].at(-1)?.url ?? null)
    const { body } = await desk.at.api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
      from: '192.0.2.44',
    })
    const { payment_url } = body as { payment_url: string }
    expect(desk.at.gateway.paymentAt(payment_url).address).toBe('192.0.2.44')
  })

  test.each([
    ['PAY_METHOD_SELECTED', null],
    ['AUTH_DONE', 'AUTH_REQUIRED'],
    ['AUTH_DONE', 'PA'],
  ] as const)('%s with %s is no payment yet', async (authorizationStatus, status) => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    const card = status && { status, currency: 'EUR', amount: 1 }
    Object.assign(desk.at.gateway.paymentAt(payment_url), { authorizationStatus, status: card })
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
  })

  test.each([
    ['AUTH_FAILED', null],
    ['AUTH_DONE', 'FAIL'],
    ['AUTH_DONE', 'AUTH_CANCELED'],
  ] as const)('after %s with %s the guest can pay on another page', async (authorizationStatus, status) => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    const card = status && { status, currency: 'EUR', amount: 1 }
    Object.assign(desk.at.gateway.paymentAt(payment_url), { authorizationStatus, status: card })
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
    expect((await desk.frontDesk.payAgain(token)).status).toBe(200)
  })

  test('a fault inside the gateway or an ended token delays a payment and decides nothing', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.payAt(payment_url)
    desk.at.gateway.trouble.faulty = true
    expect((await desk.notifyPaid(payment_url)).status).toBe(500)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
    desk.at.gateway.trouble.faulty = false
    desk.at.gateway.tokens++
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
})

describe('refunds', () => {
  const refunded = (url: string | null) => desk.at.gateway.refundedOf(desk.at.gateway.paymentAt(url))

  test('in part and of the rest are in the ledger and agree with the gateway', async () => {
    const { id, number, transaction, amount, payment_url } = await desk.frontDesk.refundable()
    expect((await desk.frontDesk.refund(id, transaction, 1001)).body).toMatchObject({ state: 'done' })
    expect((await desk.frontDesk.refund(id, transaction, amount - 1001)).body).toMatchObject({
      state: 'done',
    })
    expect(refunded(payment_url)).toBe(amount)
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await desk.frontDesk.attentionOf(number)).toBeNull()
  })

  test('refused by the gateway are shown with its reason, and release the amount', async () => {
    const { id, transaction, amount } = await desk.frontDesk.refundable()
    desk.at.gateway.isTooOld = true
    expect((await desk.frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'CB_TOO_OLD',
    })
    expect((await desk.frontDesk.overview(id)).refundable).toMatchObject([{ transaction, amount }])
  })
})
