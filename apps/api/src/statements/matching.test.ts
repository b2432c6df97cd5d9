import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, hold, type TestProperty } from '../testing/test-property.ts'
import { from, openBankProperty, orderByTransfer, type Bank } from '../testing/fixtures/a-statement.ts'
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

const waiting = () => orderByTransfer(api, unit)
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
    await hold(api, [aStay(unit, '2027-06-01', '2027-06-03')], '10.2.2.2')
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
      'Prišiel prevod v inej sume, než sa čaká. Je v prijatých platbách. Rezervácia dovtedy neprepadne.',
    ],
    [
      'one cent more',
      1,
      {},
      'amount_differs',
      'Prišiel prevod v inej sume, než sa čaká. Je v prijatých platbách. Rezervácia dovtedy neprepadne.',
    ],
    [
      'in another currency',
      0,
      { currency: 'CZK' },
      'other_currency',
      'Prišiel prevod v inej mene, čaká v prijatých platbách. Rezervácia dovtedy neprepadne.',
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
