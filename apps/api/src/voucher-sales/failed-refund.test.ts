import type { Till } from '@dvor/contract/money/till.ts'
import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { StripeServer } from '../testing/servers/stripe-server.ts'

let at: CardProperty
beforeAll(async () => {
  at = await openCardProperty(new StripeServer())
})
afterAll(() => at.close())

test('a refund that the bank returns days later is owed to the buyer again, and is no money of the till', async () => {
  const { api, property, gateway } = at
  const { notify } = cardFrontDesk(at)
  await property.settings({ voucher_sale: true })
  const body = {
    value: 10_000,
    buyer_name: 'Eva Malá',
    buyer_email: 'eva@example.com',
    payment_method: 'card',
    terms_version: '1',
  }
  const { token, number, payment_url } = (await api.call('POST', '/voucher-orders', { body }))
    .body as VoucherOrderResult
  gateway.payAt(payment_url)
  await notify(gateway.paidNotification(payment_url, api.clock.now()))
  expect((await api.call('POST', `/voucher-orders/${token}/withdrawal`, { body: {} })).status).toBe(200)
  const [own] = [...gateway.refunds.values()].slice(-1)
  if (own) Object.assign(own, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  await notify(gateway.notification('refund.failed', own, api.clock.now()))
  const listed = (await property.call('GET', `/vouchers?q=${number}`)).body as { vouchers: [Voucher] }
  expect(listed.vouchers).toMatchObject([{ state: 'void', to_refund: 10_000 }])
  expect(((await property.call('GET', '/till')).body as Till).lines).toEqual([])
})
