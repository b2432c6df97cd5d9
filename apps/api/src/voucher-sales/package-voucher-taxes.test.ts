import type { Voucher } from '@dvor/contract/money/vouchers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBank } from '../testing/fixtures/a-statement.ts'
import {
  buildPackageVouchers,
  dinnerTitle as package_title,
  type PackageVouchers,
} from '../testing/vouchers/package-vouchers.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: PackageVouchers
beforeAll(async () => {
  api = await startTestApi()
  property = await buildPackageVouchers(api)
})
afterAll(() => api.close())

test('a package at one rate is taxed at the sale, and never again', async () => {
  const voucher = await property.sold(property.dinner.id)
  expect(voucher).toMatchObject({
    value: 18_900,
    package_title,
    taxed_at_sale: true,
    valid_until: '2027-12-19',
  })
  expect(await property.lettersOf(voucher.id, 0)).toMatch(/Základdane180,00€.*DPH5%9,00€/)
  expect(await property.exported('csv')).toMatch(/PP20270001.*;5;180,00;9,00;189,00/)
  expect(await property.exported('pohoda')).toContain('<typ:price3VAT>9.00</typ:price3VAT>')
  const { token, id } = await property.ordered(property.dinner, { withTimes: false })
  expect(await property.redeem(token, voucher.code)).toMatchObject({
    status: 200,
    body: { redeemed: 18_900, due: 0 },
  })
  expect(await property.tryIssue(id, 'advance_invoice')).toMatchObject({
    body: { details: { reason: 'nothing' } },
  })
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ net: 0, vat: 0, total: 0, due: 0 }])
})

test('a package with two rates is taxed when it is redeemed', async () => {
  const voucher = await property.sold(property.baking.id)
  expect(voucher).toMatchObject({ value: 18_900, taxed_at_sale: false })
  expect(await property.lettersOf(voucher.id, 0)).toContain('Viacúčelovýpoukaz')
  const { token, id } = await property.ordered(property.baking, { withTimes: true })
  expect((await property.redeem(token, voucher.code)).body).toMatchObject({ redeemed: 18_900 })
  await property.to(id, 'checked_in')
  const [invoice] = await property.issue(id, 'invoice')
  expect(invoice).toMatchObject({ total: 18_900, due: 0 })
  expect(invoice?.vat).toBeGreaterThan(900)
})

test('money that is paid back takes the VAT of the sale back', async () => {
  const { id } = await property.sold(property.dinner.id)
  await property.call('POST', `/vouchers/${id}/void`, { reason: 'Omyl', refund: 'cash' })
  expect(await property.lettersOf(id, -1)).toMatch(/DPH5%−9,00€/)
  expect(await property.exported('csv')).toMatch(/;5;-180,00;-9,00;-189,00/)
})

test('a payment that belonged elsewhere takes the VAT of the sale back with a correcting document', async () => {
  const bank = await openBank(api)
  const body = { package: property.dinner.id, method: 'transfer' }
  const { id, value } = (await property.call('POST', '/vouchers', body)).body as Voucher
  await bank.take([{ amount: value, symbol: null, name: 'Bez symbolu', reference: 'V1' }])
  const [line] = await bank.lines('bank_reference=V1')
  const path = `/statement-lines/${line?.id}/voucher`
  expect((await property.call('POST', path, { voucher: id })).status).toBe(200)
  const [sale] = (await property.detailOf(id)).movements
  expect((await property.detailOf(id)).taxed_at_sale).toBe(true)
  expect((await property.call('DELETE', path)).status).toBe(200)
  expect(await property.detailOf(id)).toMatchObject({ state: 'waiting', taxed_at_sale: false })
  const facts = 'select facts from voucher_movements where voucher = $1 order by created_at, id'
  const { rows } = await api.api.db.$client.query(facts, [id])
  const [sold, reversed] = rows.map((row) => row.facts.vat)
  expect(sold.vat).toBeGreaterThan(0)
  for (const part of ['gross', 'net', 'vat']) expect(reversed[part]).toBe(-sold[part])
  const letters = await property.lettersOf(id, -1)
  expect(letters).toContain('Opravapotvrdeniaoprijatíplatby')
  expect(letters).toContain(`Rušímepotvrdenie${sale?.number}`)
  const items = (await property.exported('pohoda'))
    .split('<dat:dataPackItem')
    .filter((one) => one.includes('<bnk:bank '))
  expect(items.map((one) => /<bnk:bankType>(\w+)</.exec(one)?.[1])).toEqual(['receipt', 'expense'])
  // The bank's kinds have their direction; their sums are positive.
  for (const item of items) {
    expect(item).toContain('<typ:price3>180.00</typ:price3>')
    expect(item).toContain('<typ:price3VAT>9.00</typ:price3VAT>')
  }
})

test('a surplus and its return say that they are no payment for the voucher', async () => {
  const bank = await openBank(api)
  const { id, value } = await property.sold(property.dinner.id)
  await bank.take([{ amount: value, symbol: null, name: 'Druhá platba', reference: 'V2' }])
  const [line] = await bank.lines('bank_reference=V2')
  await property.call('POST', `/statement-lines/${line?.id}/voucher`, { voucher: id })
  expect(await property.lettersOf(id, -1)).toContain('Sumaniejeplatbouzapoukaz')
  await property.call('POST', `/vouchers/${id}/refund`, { method: 'transfer' })
  const letters = await property.lettersOf(id, -1)
  expect(letters).toContain('Vrátenásumasanezdanila')
  expect(letters).not.toContain('Viacúčelovýpoukaz')
})

test('money at a rate that Pohoda does not know on the day has its sum in an item', async () => {
  const rates = { accommodation: 8, food: 8, other: 23 }
  await property.settings({
    vat_rates: Object.entries(rates).map(([kind, rate]) => ({ kind, rate, valid_from: '2025-01-01' })),
  })
  api.clock.set('2027-09-01T08:00:00Z')
  const { id } = await property.sold(property.dinner.id)
  await property.call('POST', `/vouchers/${id}/void`, { reason: 'Omyl', refund: 'cash' })
  const items = (await property.exported('pohoda', '2027-09')).split('<dat:dataPackItem').slice(1)
  expect(items.map((one) => /<vch:voucherType>(\w+)</.exec(one)?.[1])).toEqual(['receipt', 'expense'])
  for (const item of items) {
    expect(item).toContain('<vch:percentVAT>8</vch:percentVAT>')
    expect(item).toContain('<typ:priceVAT>14.00</typ:priceVAT>')
    expect(item).toContain('<typ:priceSum>189.00</typ:priceSum>')
  }
})
