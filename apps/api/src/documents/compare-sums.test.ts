import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import { expect, test } from 'vitest'
import { returnOfEnded } from '../vouchers/return-to-vouchers.ts'
import { expectDiscountKept, openVoucherPayment, percentOff } from '../testing/documents/voucher-payment.ts'

const here = openVoucherPayment()
const { outdatedOf, paidByVoucher } = here

async function differencesOf(month: string): Promise<string[]> {
  const { body } = await here.property.call('GET', `/monthly-statements/${month}`)
  return (body as MonthlyStatement).differences.map(({ id }) => id)
}

const agree = (id: string, unit_price: number) =>
  here.property.call('PUT', `/reservations/${id}/price-adjustments`, {
    adjustment: null,
    custom_lines: [{ label: 'Sauna', quantity: 1, unit_price, vat_kind: 'other' }],
  })

test('an invoice without what a single-purpose voucher paid is not outdated', async () => {
  const id = await paidByVoucher()
  here.api.clock.set('2027-12-12T10:00:00Z')
  const { due } = (await here.property.call('GET', `/reservations/${id}`)).body as { due: number }
  expect(due).toBeGreaterThan(0)
  await here.property.pay(id, due)
  await here.property.to(id, 'checked_in', 'completed')
  const [invoice] = await here.property.issue(id, 'invoice')
  expect(invoice).toMatchObject({ total: due, due: 0 })
  // The document of the sale is no invoice, also not for an e-invoice.
  const { rows } = await here.api.api.db.$client.query('select content from invoices where id = $1', [
    invoice?.id,
  ])
  const { bill, deducts } = rows[0].content
  expect(bill.lines.at(-1).name).toContain('Odpočet platby poukazom, doklad PP20270001 z')
  expect(deducts).toEqual([])
  expect(await outdatedOf(id)).toEqual([false])
  expect(await differencesOf('2027-12')).not.toContain(id)
  await agree(id, 3000)
  await here.property.pay(id, 3000)
  expect(await outdatedOf(id)).toEqual([true])
  expect(await differencesOf('2027-12')).toContain(id)
})

test('a discount agreed after the payment stays with the voucher', async () =>
  expectDiscountKept(here, false, percentOff))

test('a part of a package that has another VAT kind since the sale is not taxed again', async () => {
  here.api.clock.set('2027-03-01T08:00:00Z')
  const id = await paidByVoucher(undefined, ({ dinner }) =>
    here.property.call('PUT', `/common-services/${dinner}`, { vat_kind: 'other' }),
  )
  await here.property.pay(id, 600)
  here.api.clock.set('2027-12-12T10:00:00Z')
  await here.property.to(id, 'checked_in')
  expect(await here.property.issue(id, 'invoice')).toMatchObject([{ total: 600, vat: 0, due: 0 }])
})

test('the invoice for a kept fee is the same before and after vouchers have got their part back', async () => {
  here.api.clock.set('2027-03-01T08:00:00Z')
  const id = await paidByVoucher()
  const { due } = (await here.property.call('GET', `/reservations/${id}`)).body as { due: number }
  await here.property.pay(id, due)
  here.api.clock.set('2027-12-02T10:00:00Z')
  const { fee, paid } = (await here.property.call('GET', `/reservations/${id}/cancellation`)).body as {
    fee: number
    paid: number
  }
  expect(fee).toBeGreaterThan(due)
  expect(fee).toBeLessThan(paid)
  await here.property.call('PUT', `/reservations/${id}`, { state: 'cancelled', cancellation: 'by_rules' })
  // The surplus goes back to the voucher, so that the cash pays the fee before it does.
  expect(await here.property.issue(id, 'invoice')).toMatchObject([{ total: due }])
  expect(await outdatedOf(id)).toEqual([false])
  await returnOfEnded(here.api.api.db, { clock: here.api.clock, publicUrl: 'http://127.0.0.1:3000' })
  expect(await outdatedOf(id)).toEqual([false])
})

test('the invoice for a kept fee is on the fee and not on the price', async () => {
  here.api.clock.set('2027-05-10T09:00:00Z')
  const id = await here.property.stay()
  await here.property.pay(id, 10_000)
  await here.property.call('PUT', `/reservations/${id}`, { state: 'cancelled', cancellation: 'by_rules' })
  await here.property.issue(id, 'invoice')
  await here.property.pay(id, 2800, 'refund')
  expect(await outdatedOf(id)).toEqual([false])
  expect(await differencesOf('2027-06')).not.toContain(id)
  await here.property.pay(id, 1000, 'refund')
  expect(await outdatedOf(id)).toEqual([true])
  expect(await differencesOf('2027-06')).toContain(id)
})

test('an invoice that was credited is not outdated, its successor is right', async () => {
  here.api.clock.set('2027-06-04T10:00:00Z')
  const id = await here.property.stay()
  await here.property.to(id, 'checked_in')
  const [first] = await here.property.issue(id, 'invoice')
  await agree(id, 5000)
  expect(await outdatedOf(id)).toEqual([true])
  await here.property.call('POST', `/invoices/${first?.id}/credit-note`, {})
  await here.property.issue(id, 'invoice')
  expect(await outdatedOf(id)).toEqual([false, false])
})
