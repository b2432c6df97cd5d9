import type { Voucher, VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, expect, test } from 'vitest'
import { addAdvent } from '../testing/fixtures/a-package.ts'
import { businessData } from '../testing/fixtures/invoicing.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { actAtGateway } from '../testing/test-property.ts'
import { expireVouchers } from '../vouchers/edit-voucher.ts'

const properties = new PropertyPerTest()
afterAll(() => properties.close())

test.each([
  ['before its balance is forfeited', false, []],
  [
    'after its balance was forfeited',
    true,
    [
      ['expired', -18_900, 0],
      ['prolonged', 18_900, 0],
    ],
  ],
])(
  'a buyer withdraws within 14 days from a voucher whose last day is over, %s',
  async (_when, isForfeited, between) => {
    const { api, property } = await properties.open()
    await property.settings({ voucher_sale: true })
    const { id } = await addAdvent(property, { included_services: [], places: null })
    api.clock.set('2027-12-15T09:00:00Z')
    const body = {
      package: id,
      buyer_name: 'Eva Malá',
      buyer_email: 'eva@example.com',
      payment_method: 'sandbox',
      terms_version: '1',
    }
    const ordered = (await api.call('POST', '/voucher-orders', { body })).body as VoucherOrderResult
    await actAtGateway(api, ordered.payment_url, 'pay')
    api.clock.set('2027-12-20T09:00:00Z')
    if (isForfeited) await expireVouchers(api.api.db, { clock: api.clock })
    const path = `/voucher-orders/${ordered.token}`
    expect(await api.call('GET', path)).toMatchObject({
      body: { state: 'expired', withdrawal: { until: '2027-12-29', refund: 18_900 } },
    })
    expect(await api.call('POST', `${path}/withdrawal`, { body: {} })).toMatchObject({
      status: 200,
      body: { state: 'void', to_refund: 0 },
    })
    const listed = (await property.call('GET', `/vouchers?q=${ordered.number}`)).body as {
      vouchers: [Voucher]
    }
    const { movements, balance } = (await property.call('GET', `/vouchers/${listed.vouchers[0].id}`))
      .body as VoucherDetail
    expect(balance).toBe(0)
    expect(movements.map(({ kind, amount, money }) => [kind, amount, money])).toEqual([
      ['sold', 18_900, 18_900],
      ...between,
      ['withdrawn', -18_900, 0],
      ['refunded', 0, -18_900],
    ])
  },
)

test('money that comes when the days of the package are over is owed to the buyer', async () => {
  const { api, property } = await properties.open()
  const { id: of } = await addAdvent(property, { included_services: [], places: null })
  api.clock.set('2027-12-15T09:00:00Z')
  const buyer = { buyer_name: 'Eva Malá', buyer_email: 'eva@example.com' }
  const order = { ...buyer, package: of, payment_method: 'sandbox', terms_version: '1' }
  await property.settings({ voucher_sale: true })
  const { body } = await api.call('POST', '/voucher-orders', { body: order })
  const { token, number, payment_url } = body as VoucherOrderResult
  api.clock.set('2027-12-20T09:00:00Z')
  expect((await api.call('GET', `/voucher-orders/${token}`)).body).toMatchObject({ payment_methods: [] })
  await actAtGateway(api, payment_url, 'pay')
  const listed = (await property.call('GET', `/vouchers?q=${number}`)).body as { vouchers: [Voucher] }
  const [voucher] = listed.vouchers
  expect(voucher).toMatchObject({ balance: 0, to_refund: 18_900 })
  const answer = await property.call('POST', `/vouchers/${voucher.id}/payment`, { method: 'cash' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a voucher for a package is sold and paid without a VAT rate for one of its parts', async () => {
  const { property } = await properties.open()
  const { id: of } = await addAdvent(property, { included_services: [], places: null })
  const vat_rates = [{ kind: 'accommodation', rate: 5, valid_from: '2025-01-01' }]
  await property.settings({ ...businessData, vat_rates })
  const sold = await property.call('POST', '/vouchers', { package: of, method: 'cash' })
  expect(sold).toMatchObject({ status: 200, body: { balance: 18_900, taxed_at_sale: false } })
})
