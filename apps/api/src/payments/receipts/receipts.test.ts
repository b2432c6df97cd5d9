import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { languageCodes, type Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { documentWords, receiptWords } from '@dvor/texts/areas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, book, buildProperty, type TestProperty } from '../../testing/test-property.ts'
import { raiseGate } from '../../testing/servers/a-gate.ts'
import { readPdf, withoutSpace } from '../../testing/files/read-pdf.ts'
import { rewritingClient } from '../../testing/races/rewriting-client.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ legal_name: 'Dvor pod Lipami, s. r. o.', ico: '12345679', city: 'Ľubeľa' })
})
afterAll(() => api.close())

/** A reservation to be paid on site. */
async function onSite(of = api, at = property, language: Language = 'sk'): Promise<string> {
  const unit = await at.addUnit()
  const stay = aStay(unit, '2027-06-01', '2027-06-03')
  const { number } = await book(of, [stay], { payment_method: 'on_site', more: { language } })
  return ((await at.call('GET', `/reservations?number=${number}`)).body as { id: string }[])[0]?.id ?? ''
}

const record = async (id: string, body: object) => {
  const answer = await property.call('POST', `/reservations/${id}/transaction-logs`, body)
  return { status: answer.status, entry: answer.body as TransactionLog }
}
const receiptsOf = async (id: string) =>
  ((await property.call('GET', `/reservations/${id}/payments`)).body as PaymentOverview).receipts
const cash = (amount: number) => ({ kind: 'payment', method: 'cash', amount })

test('money at the front desk gets the next number of the year; transfers get none', async () => {
  const id = await onSite()
  await record(id, cash(1000))
  await record(id, { ...cash(500), method: 'transfer' })
  await record(id, { ...cash(300), method: 'card' })
  const numbers = (await receiptsOf(id)).map(({ number }) => number)
  expect(numbers).toEqual(['PD20270001', 'PD20270002'])
})

test('a reversal has a receipt of its own, and the first is never deleted', async () => {
  const id = await onSite()
  const { entry } = await record(id, cash(1000))
  expect((await property.call('DELETE', `/transaction-logs/${entry.id}`)).status).toBe(409)
  await record(id, { ...cash(1000), kind: 'reversal', reverses: entry.id })
  const [first, second] = await receiptsOf(id)
  const token = await adminToken(api)
  const pdf = await api.app.inject({
    url: `/api/receipts/${second?.id}/file.pdf`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const { letters, pages } = await readPdf(pdf.rawPayload)
  expect(pages).toBe(1)
  for (const words of [
    'Výdavkový doklad',
    `Storno dokladu ${first?.number}`,
    'Vyplatili sme 10,00 €',
    'Dvor pod Lipami, s. r. o.',
    'Ľubeľa',
    'IČO: 12345679',
    'Jana Nováková',
    'Dodávateľ nie je platiteľom DPH',
  ])
    expect(letters).toContain(withoutSpace(words))
})

test.each(languageCodes)('a receipt is in the language of its guest: %s', async (language) => {
  const id = await onSite(api, property, language)
  await record(id, cash(1000))
  const [receipt] = await receiptsOf(id)
  const headers = { authorization: `Bearer ${await adminToken(api)}` }
  const file = await api.app.inject({ url: `/api/receipts/${receipt?.id}/file.pdf`, headers })
  const { letters } = await readPdf(file.rawPayload)
  const words = receiptWords[language]
  for (const line of [words.income, words.received(formatMoney(1000, language)), words.notice])
    expect(letters).toContain(withoutSpace(line))
  expect(letters).toContain(withoutSpace(documentWords[language].page(1, 1)))
  const ofOthers = languageCodes.filter((other) => other !== language).map((other) => receiptWords[other])
  for (const { notice } of ofOthers) expect(letters).not.toContain(withoutSpace(notice))
})

test('a receipt does not change with later data', async () => {
  const id = await onSite()
  await record(id, cash(700))
  const [receipt] = await receiptsOf(id)
  const read = async () => {
    const headers = { authorization: `Bearer ${await adminToken(api)}` }
    return (await api.app.inject({ url: `/api/receipts/${receipt?.id}/file.pdf`, headers })).rawPayload
  }
  const before = await read()
  await property.settings({ legal_name: 'Iné meno' })
  expect((await read()).equals(before)).toBe(true)
})

test('thirty concurrent entries get consecutive numbers; a refused entry takes none', async () => {
  const ids: string[] = []
  for (let more = 0; more < 6; more++) ids.push(await onSite())
  const before = await highest()
  const tries = ids.flatMap((id) => Array.from({ length: 5 }, (_, index) => ({ id, index })))
  const answers = await Promise.all(
    tries.map(({ id, index }) =>
      record(id, index === 4 ? { ...cash(9_999_999), kind: 'refund' } : cash(100)),
    ),
  )
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6)
  const given = (await Promise.all(ids.map(receiptsOf))).flat().map(({ number }) => Number(number.slice(6)))
  expect(given.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, index) => before + 1 + index),
  )
})

/** Replaces the series by counting the receipts and adding one. */
const counting = rewritingClient((text) =>
  text.startsWith('insert into "receipt_series"')
    ? 'select $1::int as "year", (select count(*)::int from receipts where year = $1::int) + $2::int as "last"'
    : text,
)

test('control: counted instead of drawn numbers are given twice', async () => {
  const bare = await startTestApi({ pool: { Client: counting } })
  const query = (text: string) => bare.api.db.$client.query(text)
  await query('alter table receipts drop constraint one_place_per_receipt')
  await query('alter table receipts drop constraint receipts_number_unique')
  const other = await buildProperty(bare)
  const ids = [await onSite(bare, other), await onSite(bare, other)]
  const gate = await raiseGate(bare.connection, 'insert on receipts')
  const over = Promise.all(
    ids.map((id) => other.call('POST', `/reservations/${id}/transaction-logs`, cash(100))),
  )
  await gate.openFor(2)
  expect((await over).map(({ status }) => status)).toEqual([200, 200])
  expect((await query('select distinct number from receipts')).rows).toEqual([{ number: 'PD20270001' }])
  await gate.close()
  await bare.close()
})

test('a new year restarts the numbers', async () => {
  const id = await onSite()
  api.clock.set('2028-01-01T00:30:00Z')
  await record(id, cash(100))
  expect((await receiptsOf(id)).map(({ number }) => number)).toEqual(['PD20280001'])
})

async function highest(): Promise<number> {
  const { rows } = await api.api.db.execute<{ last: number }>(
    'select last from receipt_series where year = 2027',
  )
  return rows[0]?.last ?? 0
}
