import type { Till } from '@dvor/contract/money/till.ts'
import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrder, VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { ComgateServer } from '../testing/servers/comgate-server.ts'
import { recheckRefunds } from '../payments/settle-refund.ts'
import type { TestGateway } from '../testing/servers/test-gateway.ts'
import { TatrapayplusServer } from '../testing/servers/tatrapayplus-server.ts'
import { StripeServer } from '../testing/servers/stripe-server.ts'

/** A voucher of 100 € that was paid at the gateway. */
async function bought<G extends TestGateway>(at: CardProperty<G>, payment_method = 'card') {
  const { api, property, gateway } = at
  await property.settings({ voucher_sale: true })
  const body = {
    value: 10_000,
    buyer_name: 'Eva Malá',
    buyer_email: 'eva@example.com',
    payment_method,
    terms_version: '1',
  }
  const { token, number, payment_url } = (await api.call('POST', '/voucher-orders', { body }))
    .body as VoucherOrderResult
  gateway.payAt(payment_url)
  const { notify } = cardFrontDesk(at)
  await notify(gateway.paidNotification(payment_url, api.clock.now()))
  const seen = async () =>
    ((await property.call('GET', `/vouchers?q=${number}`)).body as { vouchers: [Voucher] }).vouchers[0]
  return {
    notify,
    seen,
    withdraw: (body = {}) => api.call('POST', `/voucher-orders/${token}/withdrawal`, { body }),
    order: async () => (await api.call('GET', `/voucher-orders/${token}`)).body as VoucherOrder,
    tillLines: async () => ((await property.call('GET', '/till')).body as Till).lines,
  }
}

test('a refund that the bank returns days later is owed to the buyer again, and is no money of the till', async () => {
  const at = await openCardProperty(new StripeServer())
  const { notify, seen, withdraw, tillLines } = await bought(at)
  expect((await withdraw()).status).toBe(200)
  const [own] = [...at.gateway.refunds.values()].slice(-1)
  if (own) Object.assign(own, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  await notify(at.gateway.notification('refund.failed', own, at.api.clock.now()))
  expect(await seen()).toMatchObject({ state: 'void', to_refund: 10_000 })
  expect(await tillLines()).toEqual([])
  await at.close()
})

test('a refund that the owner saw at the gateway is no money of the till', async () => {
  const at = await openCardProperty(new ComgateServer())
  const { seen, withdraw, tillLines } = await bought(at)
  at.gateway.trouble.lostAnswers = 1
  expect((await withdraw()).status).toBe(200)
  const { id, to_refund } = await seen()
  expect(to_refund).toBe(10_000)
  const answer = await at.property.call('POST', `/vouchers/${id}/refund`, { method: 'card' })
  expect(answer).toMatchObject({ status: 200, body: { to_refund: 0 } })
  expect(await tillLines()).toEqual([])
  await at.close()
})

test('a refund without an answer stands once in the history, however often it is checked', async () => {
  const at = await openCardProperty(new ComgateServer())
  const { withdraw } = await bought(at)
  at.gateway.trouble.lostAnswers = 1
  await withdraw()
  at.api.clock.advanceMinutes(1)
  for (let minute = 0; minute < 3; minute++) await recheckRefunds(at.api.api.db, at.services)
  const { rows } = await at.api.api.db.$client.query(`select id from history where action = 'attention'`)
  expect(rows).toHaveLength(1)
  await at.close()
})

test('money that a gateway has sent to the property’s account goes back to the account that the buyer states', async () => {
  const at = await openCardProperty(new TatrapayplusServer(), { methodGateways: { bank: 'tatrapayplus' } })
  const { withdraw, order, seen } = await bought(at, 'bank')
  expect((await order()).withdrawal).toMatchObject({ needs_account: true })
  expect(await withdraw()).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'iban', code: 'required' }] },
  })
  expect((await withdraw({ iban: 'SK3112000000198742637541' })).status).toBe(200)
  expect(await seen()).toMatchObject({
    state: 'void',
    to_refund: 10_000,
    refund_iban: 'SK3112000000198742637541',
  })
  await at.close()
})
