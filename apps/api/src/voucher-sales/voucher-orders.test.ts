import { readPdf } from '../testing/files/read-pdf.ts'
import type { VoucherOrder, VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import type { VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from, openBankProperty, type Bank } from '../testing/fixtures/a-statement.ts'
import { actAtGateway, aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { rules } from '../operations/integrity/rules.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
  await property.settings({ voucher_sale: true, voucher_amounts: [5000, 10_000, 999_999] })
})
beforeEach(() => api.clock.set('2027-03-01T08:00:00Z'))
afterAll(() => api.close())

const wanted = {
  value: 10_000,
  buyer_name: 'Eva Malá',
  buyer_email: 'eva@example.com',
  payment_method: 'sandbox',
  terms_version: '1',
}
const tryOrder = (values: object = {}, headers?: Record<string, string>) =>
  api.call('POST', '/voucher-orders', { body: { ...wanted, ...values }, ...(headers && { headers }) })
async function ordered(values: object = {}): Promise<VoucherOrderResult> {
  const { status, body } = await tryOrder(values)
  expect(status).toBe(200)
  return body as VoucherOrderResult
}
const pageOf = async (token: string) =>
  (await api.call('GET', `/voucher-orders/${token}`)).body as VoucherOrder
const detailOf = async (number: string) => {
  const { body } = await property.call('GET', `/vouchers?q=${number}`)
  const [{ id }] = (body as { vouchers: [{ id: string }] }).vouchers
  return (await property.call('GET', `/vouchers/${id}`)).body as VoucherDetail
}
async function bought(values: object = {}) {
  const order = await ordered(values)
  await actAtGateway(api, order.payment_url, 'pay')
  return order
}
const emailsOf = async (number: string) => {
  const { id } = await detailOf(number)
  const { rows } = await api.api.db.$client.query(
    'select key, "to", state, next_attempt_at, attachments from outgoing_emails where event_key like $1 order by key',
    [`voucher:${id}:%`],
  )
  return rows as { key: string; to: string; state: string; next_attempt_at: Date; attachments: unknown[] }[]
}
const codeOf = async (number: string) => {
  const { id } = await detailOf(number)
  const { body } = await property.call('POST', `/vouchers/${id}/code`, {})
  return (body as { code: string }).code
}
const redeem = async (code: string) => {
  const stay = aStay(await property.addUnit(), '2027-06-01', '2027-06-03')
  const { token } = await book(api, [stay], { payment_method: 'transfer' })
  return api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
}
const withdraw = (token: string, body: object = {}) =>
  api.call('POST', `/voucher-orders/${token}/withdrawal`, { body })

async function brokenRules(): Promise<string[]> {
  const broken = []
  for (const { name, sql } of rules)
    if ((await api.api.db.$client.query(sql)).rows.length > 0) broken.push(name)
  return broken
}

describe('the offer', () => {
  test('has the suggested values within the limits, and no payment on site', async () => {
    const { body } = await api.call('GET', '/voucher-offer')
    expect(body).toMatchObject({ values: [5000, 10_000], least: 2000, most: 100_000, months: 12 })
    expect((body as { payment_methods: string[] }).payment_methods).toEqual(['sandbox', 'transfer'])
  })

  test('has the drawing of the voucher in the colour of the property', async () => {
    await property.settings({ colour_primary: '#1d3557' })
    const { headers, body } = await api.app.inject({ url: '/api/voucher-offer/picture.svg' })
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(body).toMatch(/^<svg .*fill="#1d3557"/)
  })

  test('does not exist while vouchers are not sold on the site', async () => {
    await property.settings({ voucher_sale: false })
    expect((await api.call('GET', '/voucher-offer')).status).toBe(404)
    expect((await tryOrder()).status).toBe(404)
    await property.settings({ voucher_sale: true })
  })
})

describe('an order', () => {
  test.each([
    [{ value: 1999 }, 'value'],
    [{ value: 100_001 }, 'value'],
    [{ value: 50.5 }, 'value'],
    [{ terms_version: '0' }, 'terms_version'],
    [{ send_to: 'recipient' }, 'recipient_email'],
    [{ send_on: '2027-02-28' }, 'send_on'],
    [{ send_on: '2028-03-02' }, 'send_on'],
    [{ buyer_email: 'eva' }, 'buyer_email'],
    [{ message: 'x'.repeat(501) }, 'message'],
    [{ payment_method: 'cash' }, 'payment_method'],
  ])('is refused with the wrong field: %o', async (wrong, path) => {
    expect(await tryOrder(wrong)).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  })

  test('is worth nothing until it is paid', async () => {
    const { token, number, payment_url } = await ordered()
    expect(payment_url).toContain('/skusobna-platba/')
    expect(await pageOf(token)).toMatchObject({ state: 'waiting', balance: 0, withdrawal: null })
    expect((await api.call('GET', `/voucher-orders/${token}/file.pdf`)).status).toBe(404)
    const { id } = await detailOf(number)
    expect((await property.call('POST', `/vouchers/${id}/code`, {})).status).toBe(404)
  })

  test('with the same idempotency key is one order', async () => {
    const headers = { 'idempotency-key': 'kupujem-poukaz-0001' }
    const [first, second] = [await tryOrder({}, headers), await tryOrder({}, headers)]
    expect((second.body as VoucherOrderResult).number).toBe((first.body as VoucherOrderResult).number)
  })

  test.each(['pay', 'lose', 'repeat'])('is paid exactly once: %s', async (action) => {
    const { token, number, payment_url } = await ordered()
    await actAtGateway(api, payment_url, action)
    expect(await pageOf(token)).toMatchObject({ state: 'valid', balance: 10_000, online_payment: 'paid' })
    const { movements } = await detailOf(number)
    expect(movements).toMatchObject([{ kind: 'sold', money: 10_000, method: 'sandbox' }])
  })

  test('is paid again after a declined payment, and after its term', async () => {
    const { token, payment_url } = await ordered()
    await actAtGateway(api, payment_url, 'decline')
    expect(await pageOf(token)).toMatchObject({ state: 'waiting', online_payment: 'failed' })
    api.clock.set('2027-03-08T08:00:00Z')
    expect(await pageOf(token)).toMatchObject({
      state: 'lapsed',
      pay_until: '2027-03-06',
      transfer: { due_day: null },
    })
    const again = await api.call('POST', `/voucher-orders/${token}/payment`, {
      body: { payment_method: 'sandbox' },
    })
    await actAtGateway(api, (again.body as { payment_url: string }).payment_url, 'pay')
    expect(await pageOf(token)).toMatchObject({ state: 'valid', valid_until: '2028-03-08' })
  })

  test('sends the voucher to the recipient on its day, and a copy to the buyer at once', async () => {
    const { number } = await bought({
      recipient_name: 'Ján',
      recipient_email: 'jan@example.com',
      send_to: 'recipient',
      send_on: '2027-03-05',
    })
    const emails = await emailsOf(number)
    expect(emails).toMatchObject([
      { key: 'voucher_bought', to: 'eva@example.com' },
      { key: 'voucher_sent', to: 'jan@example.com', state: 'queued' },
    ])
    expect(emails[0]?.attachments).toMatchObject([{ kind: 'voucher' }, { kind: 'terms', version: '1' }])
    expect(emails[1]?.next_attempt_at.toISOString()).toBe('2027-03-05T07:00:00.000Z')
  })

  test('names giver and recipient alike on its page, in the e-mail and on the PDF', async () => {
    const names = { buyer_name: 'Eva Malá', recipient_name: 'Ján Biely', message: 'Oddýchni si!' }
    const delivery = { recipient_email: 'jan@example.com', send_to: 'recipient' }
    const { token, number } = await bought({ ...names, ...delivery })
    expect(await pageOf(token)).toMatchObject(names)
    const { id } = await detailOf(number)
    const { rows } = await api.api.db.$client.query(
      "select body_text from outgoing_emails where key = 'voucher_sent' and event_key like $1",
      [`voucher:${id}:%`],
    )
    expect(rows[0].body_text).toContain('Obdarovaný: Ján Biely\nDaruje: Eva Malá')
    const { rawPayload } = await api.app.inject({ url: `/api/voucher-orders/${token}/file.pdf` })
    expect(readPdf(new Uint8Array(rawPayload)).letters).toContain(
      'ObdarovanýJánBielyDarujeEvaMaláOddýchnisi!',
    )
  })

  test('gives the PDF and the document to the link of its own', async () => {
    const { token } = await bought()
    const other = await bought()
    const { documents } = await pageOf(token)
    expect(documents).toMatchObject([{ money: 10_000 }])
    const path = (of: string) => `/voucher-orders/${of}/documents/${documents[0]?.id}/file.pdf`
    const statusOf = async (url: string) => (await api.app.inject({ url: `/api${url}` })).statusCode
    expect(await statusOf(`/voucher-orders/${token}/file.pdf`)).toBe(200)
    expect(await statusOf(path(token))).toBe(200)
    const { rawPayload } = await api.app.inject({ url: `/api${path(token)}` })
    expect(readPdf(new Uint8Array(rawPayload)).letters).not.toContain('Zapísal')
    expect(await statusOf(path(other.token))).toBe(404)
  })
})

describe('money that is not awaited', () => {
  test('by a second payment page is a surplus, which the owner pays back', async () => {
    const { token, number, payment_url } = await ordered()
    const { id } = await detailOf(number)
    await property.call('POST', `/vouchers/${id}/payment`, { method: 'transfer' })
    await actAtGateway(api, payment_url, 'pay')
    expect(await detailOf(number)).toMatchObject({ state: 'valid', balance: 10_000, to_refund: 10_000 })
    const back = () => property.call('POST', `/vouchers/${id}/refund`, { method: 'transfer' })
    expect(await back()).toMatchObject({ status: 200, body: { to_refund: 0 } })
    expect((await back()).status).toBe(409)
    expect(await pageOf(token)).toMatchObject({ state: 'valid', to_refund: 0 })
    expect(await brokenRules()).toEqual([])
  })

  test('for a voucher that was made void is a surplus', async () => {
    const { number, payment_url } = await ordered()
    const { id } = await detailOf(number)
    await property.call('POST', `/vouchers/${id}/void`, { reason: 'Omyl' })
    await actAtGateway(api, payment_url, 'pay')
    expect(await detailOf(number)).toMatchObject({ state: 'void', balance: 0, to_refund: 10_000 })
  })
})

describe('a withdrawal', () => {
  test('gives back through the gateway what was not redeemed, and makes the voucher void at once', async () => {
    const { token, number } = await bought({ value: 50_000 })
    const code = await codeOf(number)
    const { redeemed } = (await redeem(code)).body as { redeemed: number }
    expect(await pageOf(token)).toMatchObject({
      withdrawal: { until: '2027-03-15', refund: 50_000 - redeemed, needs_account: false },
    })
    expect(await withdraw(token)).toMatchObject({ status: 200, body: { state: 'void', to_refund: 0 } })
    const { movements } = await detailOf(number)
    expect(movements.map(({ kind, money }) => [kind, money])).toEqual([
      ['sold', 50_000],
      ['redeemed', 0],
      ['withdrawn', 0],
      ['refunded', redeemed - 50_000],
    ])
    expect((await emailsOf(number)).at(-1)).toMatchObject({ key: 'voucher_withdrawn' })
    expect((await redeem(code)).status).toBe(409)
    expect((await withdraw(token)).status).toBe(409)
    expect(await brokenRules()).toEqual([])
  })

  test('of a voucher paid by transfer needs an account, and the owner sees what is owed', async () => {
    const { token, number } = await ordered({ payment_method: 'transfer' })
    await bank.take([from(number, 10_000)])
    expect(await withdraw(token)).toMatchObject({ status: 400, body: { fields: [{ path: 'iban' }] } })
    expect((await withdraw(token, { iban: 'SK00' })).status).toBe(400)
    expect((await withdraw(token, { iban: 'SK3112000000198742637541' })).status).toBe(200)
    expect(await detailOf(number)).toMatchObject({
      state: 'void',
      to_refund: 10_000,
      refund_iban: 'SK3112000000198742637541',
    })
  })

  test('is possible for 14 days from the payment', async () => {
    const { token } = await bought()
    api.clock.set('2027-03-15T22:00:00Z')
    expect((await pageOf(token)).withdrawal).not.toBeNull()
    api.clock.set('2027-03-15T23:00:00Z')
    expect((await pageOf(token)).withdrawal).toBeNull()
    expect((await withdraw(token)).status).toBe(409)
  })
})
