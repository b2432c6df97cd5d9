import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { HistoryEntry, PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { asOwner, aStay, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  api.clock.set('2027-05-10T09:00:00Z')
})
afterAll(() => api.close())

interface Booked {
  id: string
  state: string
  price: PriceBreakdown
  total: number
  due: number
  attention: string | null
  price_adjustments: object | null
  updatedAt: string
}
const done = async (answer: ReturnType<TestProperty['call']>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const read = async (id: string) => (await done(property.call('GET', `/reservations/${id}`))) as Booked

/** Two adults for five nights at 80 € with the tax of 1,50 €: 415 €. */
async function fiveNights(more: object = {}, month = '06') {
  const unit = await property.addUnit()
  const stays = [aStay(unit, `2027-${month}-08`, `2027-${month}-13`)]
  const guest = { last_name: 'Stály', phone: '+421900111222', email: 'staly@example.com' }
  const { id } = (await done(property.call('POST', '/reservations', { stays, guest, ...more }))) as Booked
  return { id, unit }
}
const agree = (id: string, body: object, dry = false) =>
  property.call('PUT', `/reservations/${id}/price-adjustments${dry ? '?dry_run=true' : ''}`, {
    adjustment: null,
    custom_lines: [],
    ...body,
  })
const reason = 'chodia každý rok'
const shown = ({ price }: Booked) => price.lines.map(({ kind, label, amount }) => [kind, label, amount])

test('agrees on a total with the stay tax, after showing it; the history says who and why', async () => {
  const { id } = await fiveNights()
  const body = { adjustment: { kind: 'total', value: 38_000, reason, label: 'Zľava pre známych' } }
  const preview = (await done(agree(id, body, true))) as PriceChange
  expect(preview).toMatchObject({
    before: 41_500,
    difference: -3500,
    price: { total: 38_000, discount: -3500 },
  })
  expect((await read(id)).total).toBe(41_500)
  expect(await agree(id, { ...body, expected_total: 41_500 })).toMatchObject({
    body: { code: 'price_changed' },
  })
  await done(agree(id, { ...body, expected_total: 38_000 }))
  const now = await read(id)
  expect(now).toMatchObject({ total: 38_000, due: 38_000, price_adjustments: body })
  expect(shown(now)).toEqual([
    ['nights', expect.any(String), 40_000],
    ['adjustment', 'Zľava pre známych', -3500],
    ['stay_tax', expect.any(String), 1500],
  ])
  const history = (await done(property.call('GET', `/reservations/${id}/history`))) as HistoryEntry[]
  expect(history.find(({ action }) => action === 'price adjusted')).toMatchObject({
    actor: expect.stringMatching(/^admin-/) as string,
    after: { price_adjustments: body },
  })
  await done(agree(id, {}))
  expect(await read(id)).toMatchObject({ total: 41_500, price_adjustments: null })
})

test('refuses a price agreed on a reservation that somebody else changed meanwhile', async () => {
  const { id } = await fiveNights()
  const owner = asOwner(api, await adminToken(api))
  const { updatedAt } = await read(id)
  const asRead = { headers: { 'if-match': `"${updatedAt}"` } }
  const agreed = { adjustment: { kind: 'total', value: 38_000, reason }, custom_lines: [] }
  await done(agree(id, agreed))
  const mine = { ...agreed, adjustment: { kind: 'percent', value: 5, reason } }
  const path = `/reservations/${id}/price-adjustments`
  const stale = { status: 409, body: { code: 'stale', details: { id } } }
  expect(await owner('PUT', `${path}?dry_run=true`, { ...asRead, body: mine })).toMatchObject(stale)
  expect(await owner('PUT', path, { ...asRead, body: mine })).toMatchObject(stale)
  const plan = { ...asRead, body: { rate_plan: crypto.randomUUID() } }
  expect(await owner('POST', `/reservations/${id}/rate-plan`, plan)).toMatchObject(stale)
  const now = await read(id)
  expect(now).toMatchObject({ total: 38_000, price_adjustments: agreed })
  const asNow = { headers: { 'if-match': `"${now.updatedAt}"` } }
  expect(await owner('PUT', path, { ...asNow, body: mine })).toMatchObject({ status: 200 })
})

test('keeps the cents of a total and an agreed discount when the stay changes', async () => {
  const longer = (unit: string) => ({ stays: [aStay(unit, '2027-06-08', '2027-06-14')] })
  const total = await fiveNights()
  await done(agree(total.id, { adjustment: { kind: 'total', value: 38_000, reason } }))
  await done(property.call('POST', `/reservations/${total.id}/stays`, longer(total.unit)))
  expect((await read(total.id)).total).toBe(38_000 + 8000 + 300)
  const percent = await fiveNights()
  await done(agree(percent.id, { adjustment: { kind: 'percent', value: 10, reason } }))
  await done(property.call('POST', `/reservations/${percent.id}/stays`, longer(percent.unit)))
  expect((await read(percent.id)).total).toBe(48_000 - 4800 + 1800)
  const amount = await fiveNights()
  await done(agree(amount.id, { adjustment: { kind: 'amount', value: 20_000, reason } }))
  const shorter = { stays: [aStay(amount.unit, '2027-06-08', '2027-06-10')] }
  await done(property.call('POST', `/reservations/${amount.id}/stays`, shorter))
  expect((await read(amount.id)).total).toBe(600)
  await done(property.call('POST', `/reservations/${amount.id}/stays`, longer(amount.unit)))
  expect((await read(amount.id)).total).toBe(48_000 - 20_000 + 1800)
})

test('adds lines by hand with their VAT kinds; statistics count the whole price without the tax', async () => {
  const { id } = await fiveNights({}, '08')
  const custom_lines = [
    { label: 'Rozbité okno', quantity: 1, unit_price: 6000, vat_kind: 'other' },
    { label: 'Nekúrilo sa', quantity: 2, unit_price: -1000, vat_kind: 'accommodation' },
  ]
  await done(agree(id, { adjustment: { kind: 'amount', value: 500, reason }, custom_lines }))
  const now = await read(id)
  expect(now.total).toBe(41_500 - 500 + 6000 - 2000)
  expect(now.price.subtotal + now.price.discount + now.price.stay_tax).toBe(now.total)
  expect(shown(now).slice(1, 4)).toEqual([
    ['adjustment', '', -500],
    ['custom', 'Rozbité okno', 6000],
    ['custom', 'Nekúrilo sa', -2000],
  ])
  const { totals } = (await done(
    property.call('GET', '/analytics?from=2027-08-01&to=2027-08-31'),
  )) as Analytics
  expect(totals.room_revenue + totals.service_revenue).toBe(now.total - 1500)
})

test('tells a guest whose payment is awaited the new sum, and confirms what the lower price makes paid', async () => {
  const { id } = await fiveNights({ state: 'awaiting_payment', payment_method: 'transfer' })
  await done(agree(id, { adjustment: { kind: 'total', value: 30_000, reason } }))
  const sent = (await done(
    property.call('GET', `/outgoing-emails?reservation=${id}&key=reservation_changed`),
  )) as {
    body: string
  }[]
  expect(sent[0]?.body).toContain('300,00')
  expect(sent[0]?.body).not.toContain(reason)
})

test('names what is to be returned once more is paid than the agreed price', async () => {
  const { id } = await fiveNights()
  const payment = { kind: 'payment', method: 'cash', amount: 41_500 }
  await done(property.call('POST', `/reservations/${id}/transaction-logs`, payment))
  await done(agree(id, { adjustment: { kind: 'percent', value: 50, reason } }))
  const now = await read(id)
  expect(now).toMatchObject({ total: 21_500, due: -20_000 })
  expect(now.attention).toContain('200,00')
})

test('refuses a total below the tax, lines that leave nothing to pay or ask for millions, no reason, and orders given up', async () => {
  const { id } = await fiveNights()
  expect(await agree(id, { adjustment: { kind: 'total', value: 1499, reason } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'adjustment.value', code: 'too_small' }] },
  })
  const off = { label: 'Späť', quantity: 1, unit_price: -50_000, vat_kind: 'accommodation' }
  expect(await agree(id, { custom_lines: [off] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'custom_lines', code: 'too_small' }] },
  })
  const millions = { ...off, quantity: 999, unit_price: 100_000_000 }
  expect(await agree(id, { custom_lines: [millions] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'custom_lines', code: 'too_big' }] },
  })
  expect((await agree(id, { adjustment: { kind: 'percent', value: 10, reason: ' ' } })).status).toBe(400)
  expect((await agree(id, { adjustment: { kind: 'percent', value: 101, reason } })).status).toBe(400)
  expect((await agree(id, { custom_lines: [{ ...off, unit_price: 0 }] })).status).toBe(400)
  await done(property.call('PUT', `/reservations/${id}`, { state: 'cancelled' }))
  expect(await agree(id, { adjustment: { kind: 'percent', value: 10, reason } })).toMatchObject({
    status: 409,
    body: { code: 'transition_not_allowed' },
  })
})

test('agrees on a price in the owner’s new booking, after showing it, and stores both', async () => {
  const unit = await property.addUnit()
  const body = {
    stays: [aStay(unit, '2027-06-08', '2027-06-13')],
    price_adjustments: {
      adjustment: { kind: 'percent', value: 10, reason, label: null },
      custom_lines: [{ label: 'Odvoz zo stanice', quantity: 2, unit_price: 1250, vat_kind: 'other' }],
    },
  }
  const quote = (await done(property.call('POST', '/agreed-quotes', body))) as PriceBreakdown
  expect(quote.total).toBe(40_000 - 4000 + 2500 + 1500)
  const guest = { last_name: 'Nový', phone: '+421900111333' }
  const book = (more: object) => property.call('POST', '/reservations', { ...body, guest, ...more })
  expect(await book({ expected_total: 41_500 })).toMatchObject({ body: { code: 'price_changed' } })
  const { id } = (await done(book({ expected_total: quote.total }))) as Booked
  expect(await read(id)).toMatchObject({
    total: quote.total,
    due: quote.total,
    price_adjustments: body.price_adjustments,
  })
  // Later it is changed like any other agreement.
  await done(agree(id, {}))
  expect(await read(id)).toMatchObject({ total: 41_500, price_adjustments: null })
})

test('refuses a new booking whose agreed total no discount reaches', async () => {
  const unit = await property.addUnit()
  const body = {
    stays: [aStay(unit, '2027-06-08', '2027-06-13')],
    price_adjustments: { adjustment: { kind: 'total', value: 100, reason, label: null }, custom_lines: [] },
  }
  const refused = { status: 400, body: { fields: [{ path: 'adjustment.value', code: 'too_small' }] } }
  expect(await property.call('POST', '/agreed-quotes', body)).toMatchObject(refused)
  const guest = { last_name: 'Nový', phone: '+421900111333' }
  expect(await property.call('POST', '/reservations', { ...body, guest })).toMatchObject(refused)
})
