import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, book, hold, type TestProperty } from '../testing/test-property.ts'
import { from, openBankProperty, type Bank } from '../testing/fixtures/a-statement.ts'
import { adminToken } from '../testing/sign-in.ts'
import { camtFile, csvFile } from '../testing/files/statement-files.ts'
import type { TestApi } from '../testing/test-api.ts'
import { detailOf, reservationRow } from '../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
let unit: string
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
})
beforeEach(async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  unit = await property.addUnit()
})
afterAll(() => api.close())

const stay = () => [aStay(unit, '2027-06-01', '2027-06-03')]

interface Waiting {
  token: string
  number: string
  deposit: number
  total: number
}

/** An order to be paid by transfer; cents. */
async function waiting(): Promise<Waiting> {
  const { token, number } = await book(api, stay(), { payment_method: 'transfer' })
  const { due_now, price } = await detailOf(api, token)
  return { token, number, deposit: due_now, total: price.total }
}

const rowOf = (number: string) => reservationRow(property, number)
const lineOf = async (symbol: string) => (await bank.lines(`variable_symbol=${symbol}`))[0]
describe('a transfer with the symbol of a reservation', () => {
  test('confirms with the deposit, writes the e-mails, and the balance settles it', async () => {
    const { token, number, deposit, total } = await waiting()
    expect(await bank.take([from(number, deposit)])).toMatchObject({ assigned: 1, open: 0, booked: deposit })
    expect(await detailOf(api, token)).toMatchObject({
      state: 'confirmed',
      payment_status: 'deposit_paid',
      balance: { amount: total - deposit, due_on: '2027-05-18' },
      transfer: { due_day: '2027-05-18', amount: total - deposit },
    })
    const mails = (await property.call('GET', `/reservations/${(await rowOf(number))?.id}/messages`)).body
    const keys = (mails as { key: string }[]).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['reservation_confirmed', 'owner_payment']))
    expect(await bank.take([from(number, total - deposit)])).toMatchObject({ assigned: 1 })
    expect(await detailOf(api, token)).toMatchObject({ payment_status: 'paid', due: 0 })
  })

  test('of the whole amount confirms, too', async () => {
    const { token, number, total } = await waiting()
    await bank.take([from(number, total)])
    expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', payment_status: 'paid' })
  })

  test('that is late confirms while the nights are free; otherwise it is kept and flagged', async () => {
    const late = await waiting()
    api.clock.set('2027-04-10T09:00:00Z')
    expect(await detailOf(api, late.token)).toMatchObject({ state: 'expired' })
    await bank.take([from(late.number, late.deposit)])
    expect(await detailOf(api, late.token)).toMatchObject({ state: 'confirmed' })

    unit = await property.addUnit()
    const gone = await waiting()
    api.clock.set('2027-05-10T09:00:00Z')
    await hold(api, stay(), '10.2.2.2')
    await bank.take([from(gone.number, gone.deposit)])
    expect(await detailOf(api, gone.token)).toMatchObject({ state: 'expired', paid: gone.deposit })
    expect((await rowOf(gone.number))?.attention).toBe('Platba prišla po termíne a izba je už obsadená.')
  })

  test.each([
    [
      'one cent short',
      -1,
      {},
      'amount_differs',
      'Prišiel prevod v inej sume, než sa čaká. Je v prijatých platbách.',
    ],
    [
      'one cent more',
      1,
      {},
      'amount_differs',
      'Prišiel prevod v inej sume, než sa čaká. Je v prijatých platbách.',
    ],
    [
      'in another currency',
      0,
      { currency: 'CZK' },
      'other_currency',
      'Prišiel prevod v inej mene, čaká v prijatých platbách.',
    ],
  ])('%s stays unassigned, and the owner gets an alert', async (_what, cents, more, reason, attention) => {
    const { token, number, deposit } = await waiting()
    expect(await bank.take([from(number, deposit + cents, more)])).toMatchObject({
      assigned: 0,
      open: 1,
      booked: 0,
    })
    expect(await lineOf(number)).toMatchObject({ state: 'open', reason, allocated: 0 })
    expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect((await rowOf(number))?.attention).toBe(attention)
  })

  test('paid twice stays unassigned the second time', async () => {
    const { number, total, token } = await waiting()
    expect(await bank.take([from(number, total), from(number, total)])).toMatchObject({
      assigned: 1,
      open: 1,
    })
    const waits = await bank.lines(`variable_symbol=${number}&state=open`)
    expect(waits).toMatchObject([{ reason: 'nothing_due' }])
    expect(await detailOf(api, token)).toMatchObject({ paid: total, due: 0 })
  })

  test('of a cancelled reservation is booked, so that it can be refunded, and flagged', async () => {
    const { number, token, deposit } = await waiting()
    await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    await bank.take([from(number, deposit)])
    expect(await detailOf(api, token)).toMatchObject({ state: 'cancelled', paid: deposit })
    expect((await rowOf(number))?.attention).toBe('Prišla platba k rezervácii, ktorá už neplatí.')
  })
})

test('deposit and balance in one file, newest first as some banks write them, are both booked', async () => {
  const { number, deposit, total, token } = await waiting()
  const rest = from(number, total - deposit, { booked_on: '2027-03-09' })
  await bank.take([rest, from(number, deposit, { booked_on: '2027-03-08' })])
  expect(await detailOf(api, token)).toMatchObject({ payment_status: 'paid' })
})

describe('repeated imports', () => {
  test('the same file is refused as known', async () => {
    const { number, deposit } = await waiting()
    const file = camtFile([from(number, deposit)])
    expect((await bank.send(file)).status).toBe(200)
    expect(await bank.send(file)).toMatchObject({ status: 409, body: { code: 'statement_known' } })
  })

  test('five concurrent imports of it store it once', async () => {
    const { number, deposit, token } = await waiting()
    const file = camtFile([from(number, deposit)])
    const answers = await Promise.all(Array.from({ length: 5 }, () => bank.send(file)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await detailOf(api, token)).toMatchObject({ paid: deposit })
  })

  test('an overlapping statement adds only new lines', async () => {
    const [first, second] = [await waiting(), { number: '99', deposit: 100 }]
    const known = from(first.number, first.deposit)
    await bank.take([known])
    const more = await bank.take([known, from(second.number, second.deposit)])
    expect(more).toMatchObject({ lines: 2, doubled: 1, assigned: 0, open: 1 })
    expect(await detailOf(api, first.token)).toMatchObject({ paid: first.deposit })
  })

  test('a line repeated in one file, by its reference, is one', async () => {
    const { number, deposit } = await waiting()
    const line = from(number, deposit)
    expect(await bank.take([line, line])).toMatchObject({ lines: 2, doubled: 1, assigned: 1 })
  })

  test('without references two equal lines are two payments, and the next file has the same two', async () => {
    const movement = { amount: 777, symbol: null, name: 'Zeleninár', message: 'mrkva' }
    const file = csvFile([movement, movement])
    expect((await bank.send(file)).body).toMatchObject({ doubled: 0, open: 2 })
    const longer = csvFile([movement, movement, movement])
    expect((await bank.send(longer)).body).toMatchObject({ lines: 3, doubled: 2, open: 1 })
  })

  test('the same payment from CAMT and from CSV is never booked twice, even where both halves are equal', async () => {
    const [, rest] = usualSchedule
    const half = { share: 'percent', value: 50, days_before: null }
    await property.settings({ payment_schedule: [half, rest] })
    const { number, deposit, total, token } = await waiting()
    await property.settings({ payment_schedule: usualSchedule })
    expect(deposit).toBe(total - deposit)
    await bank.take([from(number, deposit)])
    const answer = await bank.send(csvFile([{ amount: deposit, symbol: number, name: 'Nováková Jana' }]))
    expect(answer.body).toMatchObject({ assigned: 0, open: 1 })
    expect((await bank.lines(`variable_symbol=${number}`))[1]).toMatchObject({ reason: 'possible_double' })
    expect(await detailOf(api, token)).toMatchObject({ paid: deposit })
  })
})

describe('other movements', () => {
  test('have the reason for which they wait, or are set aside', async () => {
    const result = await bank.take([
      from('', 500, { symbol: null }),
      from('4242424242', 500),
      from('', 500, { symbol: null, currency: 'USD' }),
      from('', -500, { symbol: null }),
    ])
    expect(result).toMatchObject({ lines: 4, open: 3, unrelated: 1 })
    const lines = (await bank.lines()).slice(-4)
    expect(lines.map(({ reason, state }) => `${state}: ${reason}`).toSorted()).toEqual([
      'open: no_symbol',
      'open: other_currency',
      'open: unknown_symbol',
      'unrelated: outgoing',
    ])
  })

  test('a refund that the owner has entered is recognised; otherwise it waits', async () => {
    const { number, total } = await waiting()
    await bank.take([from(number, total)])
    const id = (await rowOf(number))?.id ?? ''
    const refund = { kind: 'refund', method: 'transfer', amount: 1500 }
    await property.call('POST', `/reservations/${id}/transaction-logs`, refund)
    expect(await bank.take([from(number, -1500), from(number, -2500)])).toMatchObject({
      assigned: 1,
      open: 1,
    })
    expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({ paid: total - 1500 })
  })
})

test.each([
  ['cut', camtFile([{ amount: 1 }]).slice(0, -20), 'statement_broken'],
  ['of another kind', '<html/>', 'statement_format'],
  ['in unknown columns', 'a;b\n1;2\n', 'statement_columns'],
  ['unreadable', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), 'statement_encoding'],
])('a file that is %s is refused, and nothing of it is stored', async (_what, file, code) => {
  const before = (await bank.lines('_limit=-1')).length
  expect(await bank.send(file)).toMatchObject({ status: 400, body: { code } })
  expect((await bank.lines('_limit=-1')).length).toBe(before)
})

test('a file can be the body itself; one of more than 10 MB is refused', async () => {
  const { number, deposit, token } = await waiting()
  const headers = { 'content-type': 'application/xml' }
  const owner = await adminToken(api)
  const body = Buffer.from(camtFile([from(number, deposit)]))
  expect((await api.call('POST', '/statements', { token: owner, body, headers })).status).toBe(200)
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed' })
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
  const answers = [
    await bank.send(large),
    await api.call('POST', '/statements', { token: owner, body: large, headers }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
})
