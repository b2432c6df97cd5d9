import { afterAll, beforeAll, expect, test } from 'vitest'
import { from, openBankProperty, orderByTransfer, type Bank } from '../testing/fixtures/a-statement.ts'
import { camtFile, csvFile } from '../testing/files/statement-files.ts'
import { detailOf } from '../testing/fixtures/read-reservation.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
})
afterAll(() => api.close())

const inSettings = 'SK3112000000198742637541'
const other = 'SK8975000000000012345671'
const german = 'DE89370400440532013000'

const waiting = async () => orderByTransfer(api, await property.addUnit())
const paidOf = async ({ token }: { token: string }) => (await detailOf(api, token)).paid
const ofAccount = (account: string, file: string) => file.replaceAll(inSettings, account)
const remember = (iban: string, is_own: boolean) => property.call('POST', '/bank-accounts', { iban, is_own })

test('a statement of an unknown account books nothing before the owner says whose it is', async () => {
  const order = await waiting()
  const file = ofAccount(other, camtFile([from(order.number, order.deposit)]))
  const refused = { status: 409, body: { code: 'statement_account_unknown', details: { iban: other } } }
  expect(await bank.send(file)).toMatchObject(refused)
  expect(await property.call('GET', '/statement-lines/count')).toMatchObject({ body: 0 })
  expect(await paidOf(order)).toBe(0)
  expect(await remember('sk89 7500 0000 0000 1234 5671', true)).toMatchObject({ status: 200 })
  expect(await bank.send(file)).toMatchObject({ status: 200, body: { assigned: 1, accounts: [other] } })
  expect(await paidOf(order)).toBe(order.deposit)
})

test('a statement of a foreign account is refused until the owner changes the answer', async () => {
  const order = await waiting()
  const { body } = await remember(german, false)
  const file = ofAccount(german, camtFile([from(order.number, order.deposit)]))
  const refused = { status: 409, body: { code: 'statement_account_foreign', details: { iban: german } } }
  expect(await bank.send(file)).toMatchObject(refused)
  expect(await paidOf(order)).toBe(0)
  const { id } = body as { id: string }
  await property.call('PUT', `/bank-accounts/${id}`, { is_own: true })
  expect(await bank.send(file)).toMatchObject({ status: 200, body: { assigned: 1 } })
})

test('one foreign account among several of a file refuses the file', async () => {
  const order = await waiting()
  const file = camtFile([from(order.number, order.deposit)])
  const statement = /<Stmt>.*<\/Stmt>/s.exec(file)?.[0] ?? ''
  const second = statement.replace(inSettings, 'CZ6508000000192000145399')
  expect(await bank.send(file.replace('</Stmt>', `</Stmt>${second}`))).toMatchObject({
    body: { code: 'statement_account_unknown', details: { iban: 'CZ6508000000192000145399' } },
  })
  expect(await paidOf(order)).toBe(0)
})

const heading = 'Vlastný účet;Dátum;Suma;Mena;VS\n'

test.each([
  ['in a column', (row: string) => `${heading}GB29 NWBK 6016 1331 9268 19;${row}`],
  ['above the table', (row: string) => `Účet: GB29 NWBK 6016 1331 9268 19 EUR\n\n${heading};${row}`],
])('a CSV with its account %s is checked, too', async (_where, file) => {
  const order = await waiting()
  const row = `10.3.2027;${order.deposit / 100};EUR;${order.number}\n`.replace('.5', ',5')
  expect(await bank.send(file(row))).toMatchObject({
    body: { code: 'statement_account_unknown', details: { iban: 'GB29NWBK60161331926819' } },
  })
  expect(await paidOf(order)).toBe(0)
})

test('a CSV that names no account is read, and says so', async () => {
  const order = await waiting()
  expect(await bank.send(csvFile([from(order.number, order.deposit)]))).toMatchObject({
    status: 200,
    body: { assigned: 1, accounts: [] },
  })
})

test('an account is listed once', async () => {
  expect(await remember(german, true)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})
