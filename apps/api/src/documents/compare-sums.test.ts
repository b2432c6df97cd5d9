import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdvent, adventHold, friday, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { order } from '../testing/test-property.ts'
import { returnOfEnded } from '../vouchers/return-to-vouchers.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  const rates = { accommodation: 5, food: 5, other: 23 }
  const vat_rates = Object.entries(rates).map(([kind, rate]) => ({ kind, rate, valid_from: '2025-01-01' }))
  await property.settings({ vat_rates })
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

async function differencesOf(month: string): Promise<string[]> {
  const { body } = await property.call('GET', `/monthly-statements/${month}`)
  return (body as MonthlyStatement).differences.map(({ id }) => id)
}
const outdatedOf = async (id: string) => {
  const { body } = await property.call('GET', `/invoices?reservation=${id}&kind=invoice&_sort=createdAt:ASC`)
  return (body as { is_outdated: boolean }[]).map(({ is_outdated }) => is_outdated)
}
const agree = (id: string, unit_price: number) =>
  property.call('PUT', `/reservations/${id}/price-adjustments`, {
    adjustment: null,
    custom_lines: [{ label: 'Sauna', quantity: 1, unit_price, vat_kind: 'other' }],
  })

/**
 * A package of 189 € whose single-purpose voucher paid it, without the stay tax. @param before what happens to the order
 * first @param sold what happens to the package after the sale of the voucher
 */
async function paidByVoucher(
  before?: (id: string) => Promise<unknown>,
  sold?: (of: SoldAdvent) => Promise<unknown>,
): Promise<string> {
  const dinner = await addAdvent(property, { included_services: [], places: null })
  const { body } = await property.call('POST', '/vouchers', { package: dinner.id, method: 'cash' })
  const { id: voucher } = body as Voucher
  await sold?.(dinner)
  const { code } = (await property.call('POST', `/vouchers/${voucher}/code`, {})).body as { code: string }
  const request = { ...adventHold(dinner, await property.addUnit(), friday), services: [] }
  const { body: held } = await tryHold(api, request)
  const { body: ordered } = await order(api, held as Hold, { payment_method: 'on_site' })
  const { token, number } = ordered as OrderResult
  const id = await idOf(property, number)
  await before?.(id)
  await api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
  return id
}

test('an invoice without what a single-purpose voucher paid is not outdated', async () => {
  const id = await paidByVoucher()
  api.clock.set('2027-12-12T10:00:00Z')
  const { due } = (await property.call('GET', `/reservations/${id}`)).body as { due: number }
  expect(due).toBeGreaterThan(0)
  await property.pay(id, due)
  await property.to(id, 'checked_in', 'completed')
  const [invoice] = await property.issue(id, 'invoice')
  expect(invoice).toMatchObject({ total: due, due: 0 })
  // The document of the sale is no invoice, also not for an e-invoice.
  const { rows } = await api.api.db.$client.query('select content from invoices where id = $1', [invoice?.id])
  const { bill, deducts } = rows[0].content
  expect(bill.lines.at(-1).name).toContain('Odpočet platby poukazom, doklad PP20270001 z')
  expect(deducts).toEqual([])
  expect(await outdatedOf(id)).toEqual([false])
  expect(await differencesOf('2027-12')).not.toContain(id)
  await agree(id, 3000)
  await property.pay(id, 3000)
  expect(await outdatedOf(id)).toEqual([true])
  expect(await differencesOf('2027-12')).toContain(id)
})

const percent = { adjustment: { kind: 'percent', value: 10, reason: 'Stály hosť' }, custom_lines: [] }
const off = { label: 'Zľava', quantity: 1, unit_price: -1890, vat_kind: 'accommodation' }
test.each([
  ['agreed before', true, percent],
  ['agreed after', false, percent],
  ['typed before', true, { adjustment: null, custom_lines: [off] }],
])('a discount %s the payment stays with the voucher', async (_when, isBefore, agreed) => {
  api.clock.set('2027-03-01T08:00:00Z')
  const give = (id: string) => property.call('PUT', `/reservations/${id}/price-adjustments`, agreed)
  const id = await paidByVoucher(isBefore ? give : undefined)
  if (!isBefore) await give(id)
  // What is left is the stay tax.
  const read = async () => (await property.call('GET', `/reservations/${id}`)).body
  expect(await read()).toMatchObject({ due: 600, attention: null })
  const { rows } = await api.api.db.$client.query(
    `select value - 17010 as spared, (select sum(m.amount)::int from voucher_movements m where m.voucher = v.id) as left
     from vouchers v where id in (select voucher from voucher_movements where reservation = $1)`,
    [id],
  )
  expect(rows).toEqual([{ spared: 1890, left: 1890 }])
  await property.pay(id, 600)
  api.clock.set('2027-12-12T10:00:00Z')
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 600, vat: 0, due: 0 }])
  expect(await outdatedOf(id)).toEqual([false])
})

test('a part of a package that has another VAT kind since the sale is not taxed again', async () => {
  api.clock.set('2027-03-01T08:00:00Z')
  const id = await paidByVoucher(undefined, ({ dinner }) =>
    property.call('PUT', `/common-services/${dinner}`, { vat_kind: 'other' }),
  )
  await property.pay(id, 600)
  api.clock.set('2027-12-12T10:00:00Z')
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 600, vat: 0, due: 0 }])
})

test('the invoice for a kept fee is the same before and after vouchers have got their part back', async () => {
  api.clock.set('2027-03-01T08:00:00Z')
  const id = await paidByVoucher()
  const { due } = (await property.call('GET', `/reservations/${id}`)).body as { due: number }
  await property.pay(id, due)
  api.clock.set('2027-12-02T10:00:00Z')
  const { fee, paid } = (await property.call('GET', `/reservations/${id}/cancellation`)).body as {
    fee: number
    paid: number
  }
  expect(fee).toBeGreaterThan(due)
  expect(fee).toBeLessThan(paid)
  await property.call('PUT', `/reservations/${id}`, { state: 'cancelled', cancellation: 'by_rules' })
  // What is too much goes back to the voucher, so that the cash pays the fee before it does.
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: due }])
  expect(await outdatedOf(id)).toEqual([false])
  await returnOfEnded(api.api.db, { clock: api.clock, publicUrl: 'http://127.0.0.1:3000' })
  expect(await outdatedOf(id)).toEqual([false])
})

test('the invoice for a kept fee is on the fee and not on the price', async () => {
  api.clock.set('2027-05-10T09:00:00Z')
  const id = await property.stay()
  await property.pay(id, 10_000)
  await property.call('PUT', `/reservations/${id}`, { state: 'cancelled', cancellation: 'by_rules' })
  await property.issue(id, 'invoice')
  await property.pay(id, 2530, 'refund')
  expect(await outdatedOf(id)).toEqual([false])
  expect(await differencesOf('2027-06')).not.toContain(id)
  await property.pay(id, 1000, 'refund')
  expect(await outdatedOf(id)).toEqual([true])
  expect(await differencesOf('2027-06')).toContain(id)
})

test('an invoice that was credited is not outdated, its successor is right', async () => {
  api.clock.set('2027-06-04T10:00:00Z')
  const id = await property.stay()
  await property.to(id, 'checked_in')
  const [first] = await property.issue(id, 'invoice')
  await agree(id, 5000)
  expect(await outdatedOf(id)).toEqual([true])
  await property.call('POST', `/invoices/${first?.id}/credit-note`, {})
  await property.issue(id, 'invoice')
  expect(await outdatedOf(id)).toEqual([false, false])
})
