import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf, type LedgerEntry, type Owed } from './payment-status.ts'
import { reservationNumber, variableSymbol } from './variable-symbol.ts'

const owed = { total: 10_000, deposit_due: 3_000 }
const taxed = { instalments: [], stay_tax: 600 }
const pay = (amount: number): LedgerEntry => ({ kind: 'payment', amount })
const refund = (amount: number): LedgerEntry => ({ kind: 'refund', amount: -amount })
const reversal = (amount: number): LedgerEntry => ({ kind: 'reversal', amount })

describe('the ledger', () => {
  it.each<[string, LedgerEntry[], string, number, number]>([
    ['nothing', [], 'unpaid', 10_000, 3_000],
    ['less than the deposit', [pay(2_000)], 'partially_paid', 8_000, 1_000],
    ['the deposit', [pay(3_000)], 'deposit_paid', 7_000, 7_000],
    ['all in two parts', [pay(3_000), pay(7_000)], 'paid', 0, 0],
    ['too much', [pay(12_000)], 'overpaid', 0, 0],
    ['too much, given back', [pay(12_000), refund(2_000)], 'paid', 0, 0],
    ['a part given back', [pay(10_000), refund(7_000)], 'partially_refunded', 7_000, 7_000],
    ['all given back', [pay(3_000), refund(3_000)], 'refunded', 10_000, 3_000],
    ['a payment entered by mistake', [pay(3_000), reversal(-3_000)], 'unpaid', 10_000, 3_000],
    ['a refund entered by mistake', [pay(10_000), refund(500), reversal(500)], 'paid', 0, 0],
  ])('%s', (_, entries, status, due, dueNow) => {
    expect(accountOf(owed, entries)).toMatchObject({ status, due, due_now: dueNow })
  })

  it('of a reservation that costs nothing is settled', () => {
    expect(accountOf({ total: 0, deposit_due: 0 }, [])).toMatchObject({ status: 'paid', due: 0, due_now: 0 })
  })

  it('without a deposit asks for all, and any money is a part payment', () => {
    const onSite = { total: 10_000, deposit_due: 0 }
    expect(accountOf(onSite, [])).toMatchObject({ status: 'unpaid', due_now: 10_000 })
    expect(accountOf(onSite, [pay(100)])).toMatchObject({ status: 'partially_paid', due_now: 9_900 })
  })

  it.each<[string, Partial<Owed>, LedgerEntry[], string, number]>([
    ['cancelled without a fee', { state: 'cancelled', cancellation_fee: 0 }, [pay(3_000)], 'overpaid', 3_000],
    [
      'cancelled with a fee',
      { state: 'cancelled', cancellation_fee: 1_000 },
      [pay(3_000)],
      'overpaid',
      2_000,
    ],
    [
      'cancelled and returned',
      { state: 'cancelled', cancellation_fee: 1_000 },
      [pay(3_000), refund(2_000)],
      'partially_refunded',
      0,
    ],
    ['cancelled, all is kept', { state: 'cancelled', cancellation_fee: 3_000 }, [pay(3_000)], 'paid', 0],
    ['cancelled unpaid', { state: 'cancelled', cancellation_fee: 0 }, [], 'unpaid', 0],
    [
      'cancelled before fees were noted',
      { state: 'cancelled', cancellation_fee: null },
      [pay(3_000)],
      'paid',
      0,
    ],
    ['expired, the money came late', { state: 'expired' }, [pay(3_000)], 'overpaid', 3_000],
    ['not come', { state: 'no_show' }, [pay(3_000)], 'paid', 0],
    ['not come, all was paid', { state: 'no_show', price: taxed }, [pay(10_000)], 'overpaid', 600],
    [
      'not come, the tax went back',
      { state: 'no_show', price: taxed },
      [pay(10_000), refund(600)],
      'partially_refunded',
      0,
    ],
    ['not come, less than the price was paid', { state: 'no_show', price: taxed }, [pay(9_400)], 'paid', 0],
  ])('%s: nothing is due any more', (_, ended, entries, status, surplus) => {
    expect(accountOf({ ...owed, ...ended }, entries)).toMatchObject({ status, surplus, due: 0, due_now: 0 })
  })

  it('requires no deposit of a guest who pays on site', () => {
    expect(accountOf({ ...owed, payment_method: 'on_site' }, [])).toMatchObject({ due_now: 10_000 })
  })

  it('asks for the parts of a schedule in turn', () => {
    const instalments = [3_000, 4_000, 3_000].map((amount) => ({ amount, due_on: null }))
    const dueAfter = (paid: number) =>
      accountOf({ ...owed, price: { instalments, stay_tax: 0 } }, [pay(paid)]).due_now
    expect([1_000, 3_000, 4_500, 7_000, 9_999].map(dueAfter)).toEqual([2_000, 4_000, 2_500, 3_000, 1])
  })

  it('returns the overpaid amount', () => {
    expect(accountOf(owed, [pay(12_000)])).toMatchObject({ paid: 12_000, surplus: 2_000 })
  })

  it('always balances, in any order of the entries', () => {
    const amount = fc.integer({ min: 1, max: 20_000 })
    const entry = fc.oneof(amount.map(pay), amount.map(refund), amount.map(reversal))
    fc.assert(
      fc.property(fc.array(entry), fc.nat(20_000), fc.nat(100), (entries, total, percent) => {
        const request = { total, deposit_due: Math.round((total * percent) / 100) }
        const account = accountOf(request, entries)
        expect(account.paid + account.due - account.surplus).toBe(total)
        expect(account.due_now).toBeGreaterThanOrEqual(0)
        expect(account.due_now).toBeLessThanOrEqual(account.due)
        expect(account.due_now > 0).toBe(account.due > 0)
        expect(accountOf(request, entries.toReversed())).toEqual(account)
      }),
    )
  })
})

describe('numbers of reservations', () => {
  it('are the year and at least four digits, and a variable symbol as they stand', () => {
    expect(reservationNumber(2026, 1)).toBe('20260001')
    expect(reservationNumber(2026, 12_345)).toBe('202612345')
    expect(variableSymbol(reservationNumber(2026, 999_999))).toBe('2026999999')
  })
  it('end where a bank would refuse them', () => {
    expect(() => reservationNumber(2026, 1_000_000)).toThrow(RangeError)
    expect(() => reservationNumber(2026, 0)).toThrow(RangeError)
    expect(() => variableSymbol('20261234567')).toThrow(RangeError)
    expect(() => variableSymbol('—')).toThrow(RangeError)
  })
  it('are unique for all counts and years', () => {
    const place = fc.tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 999_999 }))
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(a[0] !== b[0] || a[1] !== b[1])
        expect(reservationNumber(...a)).not.toBe(reservationNumber(...b))
        expect(reservationNumber(...a).length).toBeLessThanOrEqual(10)
      }),
    )
  })
})
