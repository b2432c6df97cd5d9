import { decode } from 'bysquare/pay'
import { describe, expect, test } from 'vitest'
import { transferInstructions } from './transfer-instructions.ts'
import { paymeUrl, payBySquareText } from './transfer-order.ts'
import { order } from '../../testing/documents/transfer-order.ts'

describe('PAY by square', () => {
  test('the decoded code has the data of the order', async () => {
    const model = decode(await payBySquareText(order))
    expect(model.payments).toHaveLength(1)
    expect(model.payments[0]).toMatchObject({
      amount: 1234.5,
      currencyCode: 'EUR',
      variableSymbol: '20260001',
      paymentDueDate: '20261125',
      paymentNote: 'Rezervacia 20260001',
      bankAccounts: [{ iban: 'SK3112000000198742637541', bic: 'TATRSKBX' }],
      beneficiary: { name: 'Dvor pod Lipami, s. r. o.' },
    })
  })

  test.each([
    ['a symbol of 11 digits', { variableSymbol: '12345678901' }],
    ['a symbol with letters', { variableSymbol: 'VS1' }],
    ['no symbol', { variableSymbol: '' }],
    ['an IBAN with a wrong check digit', { iban: 'SK32 1200 0000 1987 4263 7541' }],
    ['a BIC that is none', { bic: 'TATRA' }],
    ['nothing to pay', { amount: 0 }],
    ['a fraction of a cent', { amount: 10.5 }],
  ])('%s is refused, in the code and in the link', async (_what, wrong) => {
    await expect(payBySquareText({ ...order, ...wrong })).rejects.toThrow(RangeError)
    expect(() => paymeUrl({ ...order, ...wrong })).toThrow(RangeError)
  })
})

describe('Payme', () => {
  test('carries every parameter of the standard, encoded', () => {
    expect(paymeUrl(order)).toBe(
      'https://payme.sk/?V=1&IBAN=SK3112000000198742637541&AM=1234.50&CC=EUR&DT=20261125' +
        '&PI=/VS20260001/SS/KS&MSG=Rezerv%C3%A1cia%2020260001&CN=Dvor%20pod%20Lipami%2C%20s.%20r.%20o.',
    )
  })

  test('leaves out unknown values, and a name cannot add a parameter', () => {
    const url = new URL(paymeUrl({ ...order, dueDay: null, note: null, beneficiary: 'A&AM=1#x' }))
    expect([...url.searchParams.keys()]).toEqual(['V', 'IBAN', 'AM', 'CC', 'PI', 'CN'])
    expect(url.searchParams.get('CN')).toBe('A&AM=1#x')
  })
})

test('the instructions show the account in groups and a picture of the code', async () => {
  const shown = await transferInstructions(order)
  expect(shown).toMatchObject({
    iban: 'SK31 1200 0000 1987 4263 7541',
    amount: 123450,
    due_day: '2026-11-25',
  })
  expect(shown.qr_svg).toMatch(/^<svg[^>]*viewBox/)
})
