import type { AccountingExport } from '@dvor/contract/money/accounting.ts'
import type { Voucher, VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../testing/files/read-pdf.ts'
import { addAdvent, adventHold, friday, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { openBank } from '../testing/fixtures/a-statement.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { detailOf as guestDetailOf, idOf } from '../testing/fixtures/read-reservation.ts'
import { aStay, book, order } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
/** Nights and a dinner at 5 %: single-purpose. With a baking at 23 %: multi-purpose. */
let dinner: SoldAdvent
let baking: SoldAdvent
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  const rates = { accommodation: 5, food: 5, other: 23 }
  await property.settings({
    voucher_sale: true,
    stay_tax_rates: [],
    vat_rates: Object.entries(rates).map(([kind, rate]) => ({ kind, rate, valid_from: '2025-01-01' })),
  })
  dinner = await addAdvent(property, { title: 'Dve noci s večerou', included_services: [], places: null })
  baking = await addAdvent(property, { price_basis: 'person', price: 9450, places: null })
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

const package_title = 'Dve noci s večerou, 2\u00A0noci'

async function sold(of: string, more: object = {}) {
  const body = { package: of, method: 'cash', ...more }
  const { body: voucher } = await property.call('POST', '/vouchers', body)
  const { id } = voucher as Voucher
  const { code } = (await property.call('POST', `/vouchers/${id}/code`, {})).body as { code: string }
  return { ...(voucher as Voucher), code }
}
const detailOf = async (id: string) => (await property.call('GET', `/vouchers/${id}`)).body as VoucherDetail
const redeem = (token: string, code: string) =>
  api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
async function ordered(of: SoldAdvent, services: boolean) {
  const { services: asked, ...request } = adventHold(of, await property.addUnit(), friday)
  const { body } = await tryHold(api, { ...request, services: services ? asked : [] })
  const { body: booked } = await order(api, body as Hold, { payment_method: 'on_site' })
  const { token, number } = booked as OrderResult
  return { token, id: await idOf(property, number) }
}
async function lettersOf(voucher: string, at: number): Promise<string> {
  const movement = (await detailOf(voucher)).movements.at(at)
  const { bytes } = await property.file(`/voucher-movements/${movement?.id}/file.pdf`)
  return readPdf(new Uint8Array(bytes)).letters
}
async function exported(format: string, month = '2027-03'): Promise<string> {
  const { body } = await property.call('POST', `/accounting-months/${month}/exports`, { format })
  const { bytes } = await property.file(`/accounting-exports/${(body as AccountingExport).id}/file`)
  return bytes.toString()
}

test('the offer has packages with their price for a unit or for two, and their last day', async () => {
  const { packages } = (await api.call('GET', '/voucher-offer')).body as VoucherOffer
  expect(packages).toMatchObject([
    { title: 'Dve noci s večerou', price: 18_900, adults: null, nights: 2, until: '2027-12-19' },
    { title: 'Advent pri peci', price: 18_900, adults: 2 },
  ])
})

test('a package at one rate is taxed at the sale, and never again', async () => {
  const voucher = await sold(dinner.id)
  expect(voucher).toMatchObject({
    value: 18_900,
    package_title,
    taxed_at_sale: true,
    valid_until: '2027-12-19',
  })
  expect(await lettersOf(voucher.id, 0)).toMatch(/Základdane180,00€.*DPH5%9,00€/)
  expect(await exported('csv')).toMatch(/PP20270001.*;5;180,00;9,00;189,00/)
  expect(await exported('pohoda')).toContain('<typ:price3VAT>9.00</typ:price3VAT>')
  const { token, id } = await ordered(dinner, false)
  expect(await redeem(token, voucher.code)).toMatchObject({ status: 200, body: { redeemed: 18_900, due: 0 } })
  expect(await property.tryIssue(id, 'advance_invoice')).toMatchObject({
    body: { details: { reason: 'nothing' } },
  })
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ net: 0, vat: 0, total: 0, due: 0 }])
})

test('a package with two rates is taxed when it is redeemed', async () => {
  const voucher = await sold(baking.id)
  expect(voucher).toMatchObject({ value: 18_900, taxed_at_sale: false })
  expect(await lettersOf(voucher.id, 0)).toContain('Viacúčelovýpoukaz')
  const { token, id } = await ordered(baking, true)
  expect((await redeem(token, voucher.code)).body).toMatchObject({ redeemed: 18_900 })
  await property.to(id, 'checked_in')
  const [invoice] = await property.issue(id, 'invoice')
  expect(invoice).toMatchObject({ total: 18_900, due: 0 })
  expect(invoice?.vat).toBeGreaterThan(900)
})

test('a voucher for a package pays no other stay, and in the one of the package its parts alone', async () => {
  const { code, id } = await sold(dinner.id)
  const other = await book(api, [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')], {
    payment_method: 'transfer',
  })
  expect(await redeem(other.token, code)).toMatchObject({
    status: 409,
    body: { code: 'voucher_invalid', details: { package: package_title } },
  })
  const { token } = await ordered(dinner, false)
  const first = await sold(dinner.id)
  await redeem(token, first.code)
  expect((await redeem(token, code)).body).toMatchObject({ code: 'payment_invalid' })
  expect((await detailOf(id)).balance).toBe(18_900)
})

/** An order of the package that its voucher has paid whole. */
async function paidByVoucher() {
  const voucher = await sold(dinner.id)
  const booked = await ordered(dinner, false)
  expect((await redeem(booked.token, voucher.code)).body).toMatchObject({ redeemed: 18_900, due: 0 })
  return { ...booked, voucher: voucher.id, detail: await guestDetailOf(api, booked.token) }
}
/** Previews a guest's change and saves it. */
async function changed(token: string, change: object) {
  const save = (more: object) =>
    api.call('POST', `/reservation-details/${token}/changes`, { body: { ...change, ...more } })
  const { body } = await save({ dry_run: true })
  const outcome = body as GuestChangeOutcome
  expect((await save({ expected_total: outcome.price.total })).body).toEqual(outcome)
  return outcome
}
const reservationOf = async (id: string) => (await property.call('GET', `/reservations/${id}`)).body

test('a stay that leaves the package gives its voucher everything back, and is taxed like any other', async () => {
  const { token, id, voucher, detail } = await paidByVoucher()
  const [stay] = detail.stays
  const july = { arrival: '2027-07-05', departure: '2027-07-07', adults: 2, children_ages: [] }
  const outcome = await changed(token, { stays: [{ id: stay?.id, ...july }] })
  expect(outcome).toMatchObject({ returned_to_vouchers: 18_900, refund: 0, price: { total: 20_000 } })
  expect((await detailOf(voucher)).balance).toBe(18_900)
  expect(await reservationOf(id)).toMatchObject({ due: 20_000, attention: null })
  const { rows } = await api.api.db.$client.query(
    "select body_text from outgoing_emails where reservation = $1 and key = 'reservation_changed'",
    [id],
  )
  expect(rows[0]?.body_text.replaceAll('\u00A0', ' ')).toContain('Na darčekový poukaz sa vrátilo 189,00 €.')
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 20_000, vat: 952, due: 20_000 }])
})

test('a removed part of a package goes back to the voucher that paid it', async () => {
  const { token, id, voucher } = await paidByVoucher()
  const outcome = await changed(token, { common_services: [] })
  const share = -outcome.difference
  expect(share).toBeGreaterThan(0)
  expect(outcome).toMatchObject({ returned_to_vouchers: share, refund: 0, due_now: 0 })
  expect((await detailOf(voucher)).balance).toBe(share)
  expect(await reservationOf(id)).toMatchObject({ due: 0, attention: null })
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 0, vat: 0, due: 0 }])
})

test('money that is paid back takes the VAT of the sale back', async () => {
  const { id } = await sold(dinner.id)
  await property.call('POST', `/vouchers/${id}/void`, { reason: 'Omyl', refund: 'cash' })
  expect(await lettersOf(id, -1)).toMatch(/DPH5%−9,00€/)
  expect(await exported('csv')).toMatch(/;5;-180,00;-9,00;-189,00/)
})

test.each([
  [{}, 'value'],
  [{ value: 5000, package: 'dinner' }, 'value'],
  [{ package: 'unknown' }, 'package'],
])('is refused without a subject or with two: %o', async (subject, path) => {
  const named = { dinner: dinner.id, unknown: crypto.randomUUID() }
  const of = 'package' in subject ? { package: named[subject.package as keyof typeof named] } : {}
  const answer = await property.call('POST', '/vouchers', { method: 'cash', ...subject, ...of })
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } })
})

test('a package with a voucher is not deleted', async () => {
  await sold(baking.id)
  expect((await property.call('DELETE', `/packages/${baking.id}`)).body).toMatchObject({ code: 'in_use' })
})

test('a payment that belonged elsewhere takes the VAT of the sale back with a correcting document', async () => {
  const bank = await openBank(api)
  const body = { package: dinner.id, method: 'transfer' }
  const { id, value } = (await property.call('POST', '/vouchers', body)).body as Voucher
  await bank.take([{ amount: value, symbol: null, name: 'Bez symbolu', reference: 'V1' }])
  const [line] = await bank.lines('bank_reference=V1')
  const path = `/statement-lines/${line?.id}/voucher`
  expect((await property.call('POST', path, { voucher: id })).status).toBe(200)
  const [sale] = (await detailOf(id)).movements
  expect((await detailOf(id)).taxed_at_sale).toBe(true)
  expect((await property.call('DELETE', path)).status).toBe(200)
  expect(await detailOf(id)).toMatchObject({ state: 'waiting', taxed_at_sale: false })
  const facts = 'select facts from voucher_movements where voucher = $1 order by created_at, id'
  const { rows } = await api.api.db.$client.query(facts, [id])
  const [sold, reversed] = rows.map((row) => row.facts.vat)
  expect(sold.vat).toBeGreaterThan(0)
  for (const part of ['gross', 'net', 'vat']) expect(reversed[part]).toBe(-sold[part])
  const letters = await lettersOf(id, -1)
  expect(letters).toContain('Opravapotvrdeniaoprijatíplatby')
  expect(letters).toContain(`Rušímepotvrdenie${sale?.number}`)
  const items = (await exported('pohoda'))
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
  const { id, value } = await sold(dinner.id)
  await bank.take([{ amount: value, symbol: null, name: 'Druhá platba', reference: 'V2' }])
  const [line] = await bank.lines('bank_reference=V2')
  await property.call('POST', `/statement-lines/${line?.id}/voucher`, { voucher: id })
  expect(await lettersOf(id, -1)).toContain('Sumaniejeplatbouzapoukaz')
  await property.call('POST', `/vouchers/${id}/refund`, { method: 'transfer' })
  const letters = await lettersOf(id, -1)
  expect(letters).toContain('Vrátenásumasanezdanila')
  expect(letters).not.toContain('Viacúčelovýpoukaz')
})

test('a voucher pays the fee for nights of its package that are left early', async () => {
  api.clock.set('2027-12-10T15:00:00Z')
  const { id, voucher } = await paidByVoucher()
  await property.to(id, 'checked_in')
  const early = { departure: '2027-12-11', fee: 'by_rules' }
  expect(await property.call('POST', `/reservations/${id}/early-departure`, early)).toMatchObject({
    status: 200,
  })
  expect(await reservationOf(id)).toMatchObject({ total: 18_900, due: 0 })
  expect((await detailOf(voucher)).balance).toBe(0)
  // Its nights stay in the price when something else is changed later.
  const ride = { service_slot: baking.baking.slot, day: '2027-12-11', persons: 2 }
  expect((await property.call('POST', `/reservations/${id}/service-reservations`, ride)).status).toBe(200)
  expect(await reservationOf(id)).toMatchObject({ total: 18_900 + 3000, due: 3000 })
})

test('money at a rate that Pohoda does not know on the day has its sum in an item', async () => {
  const rates = { accommodation: 8, food: 8, other: 23 }
  await property.settings({
    vat_rates: Object.entries(rates).map(([kind, rate]) => ({ kind, rate, valid_from: '2025-01-01' })),
  })
  api.clock.set('2027-09-01T08:00:00Z')
  const { id } = await sold(dinner.id)
  await property.call('POST', `/vouchers/${id}/void`, { reason: 'Omyl', refund: 'cash' })
  const items = (await exported('pohoda', '2027-09')).split('<dat:dataPackItem').slice(1)
  expect(items.map((one) => /<vch:voucherType>(\w+)</.exec(one)?.[1])).toEqual(['receipt', 'expense'])
  for (const item of items) {
    expect(item).toContain('<vch:percentVAT>8</vch:percentVAT>')
    expect(item).toContain('<typ:priceVAT>14.00</typ:priceVAT>')
    expect(item).toContain('<typ:priceSum>189.00</typ:priceSum>')
  }
})
