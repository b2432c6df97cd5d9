import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationQuote } from './cancellation.ts'
import { cancellationSentences } from '../messages/cancellation-text.ts'
import { changeProblem, changeUntil, lowersFee } from './guest-change.ts'
import { anyDay } from '../testing/any-day.ts'

const rules = [
  { days_before: 30, fee_percent: 0 },
  { days_before: 7, fee_percent: 50 },
]
const anyRules = fc.array(
  fc.record({ days_before: fc.integer({ min: 0, max: 365 }), fee_percent: fc.integer({ min: 0, max: 100 }) }),
  { maxLength: 10 },
)
const cents = fc.integer({ min: 0, max: 1_000_000 })

describe('until when a guest may change', () => {
  const given = { state: 'confirmed', arrival: '2028-03-03', changeDays: 3, today: '2028-02-01' } as const

  it('is a number of days before arrival, that day included, also over a 29 February', () => {
    expect(changeUntil(given)).toBe('2028-02-29')
    expect(changeUntil({ ...given, today: '2028-02-29' })).toBe('2028-02-29')
    expect(changeUntil({ ...given, today: '2028-03-01' })).toBeNull()
    expect(changeUntil({ ...given, changeDays: 0, today: '2028-03-03' })).toBe('2028-03-03')
  })

  it('is null where the property must be asked', () => {
    for (const state of [
      'hold',
      'pending_approval',
      'checked_in',
      'completed',
      'cancelled',
      'expired',
    ] as const)
      expect(changeProblem({ ...given, state }, { moved: false, approved: false })).toBe('state')
    expect(changeProblem({ ...given, arrival: null }, { moved: false, approved: false })).toBe('state')
    expect(changeProblem({ ...given, today: '2028-03-01' }, { moved: false, approved: false })).toBe(
      'too_late',
    )
    expect(changeProblem(given, { moved: true, approved: true })).toBe('approval')
    expect(changeProblem(given, { moved: false, approved: true })).toBeNull()
  })
})

describe('a circumvention of the terms', () => {
  const before = { total: 40_000, stay_tax: 0, arrival: '2027-07-10' }

  it('is refused: neither shorter nor farther away once cancelling costs something', () => {
    const today = '2027-06-20'
    expect(lowersFee(before, { ...before, total: 39_000 }, rules, today)).toBe(true)
    expect(lowersFee(before, { ...before, arrival: '2027-09-01' }, rules, today)).toBe(true)
    expect(lowersFee(before, { total: 52_000, stay_tax: 0, arrival: '2027-07-12' }, rules, today)).toBe(false)
  })

  it('compares the fees without the stay tax', () => {
    // 50 % of 400,00 − 20,00 is 190,00; a person less with the same 380,00 for the stay costs as much.
    const taxed = { total: 40_000, stay_tax: 2000, arrival: '2027-07-10' }
    expect(lowersFee(taxed, { ...taxed, total: 39_000, stay_tax: 1000 }, rules, '2027-06-20')).toBe(false)
    expect(lowersFee(taxed, { ...taxed, total: 39_900 }, rules, '2027-06-20')).toBe(true)
  })

  it('does not matter while cancelling is free', () => {
    expect(lowersFee(before, { total: 0, stay_tax: 0, arrival: '2027-12-01' }, rules, '2027-06-10')).toBe(
      false,
    )
  })

  it('never returns more by changing and cancelling than by cancelling, under any rules', () => {
    fc.assert(
      fc.property(
        anyRules,
        anyDay,
        anyDay,
        anyDay,
        cents,
        cents,
        cents,
        (list, a, b, today, was, is, paid) => {
          const [from, to] = [
            { total: was, stay_tax: 0, arrival: a },
            { total: is, stay_tax: 0, arrival: b },
          ]
          fc.pre(!lowersFee(from, to, list, today))
          const refund = (standing: typeof from) =>
            cancellationQuote({ ...standing, paid, rules: list, today }).refund
          expect(refund(to)).toBeLessThanOrEqual(refund(from))
        },
      ),
    )
  })
})

describe('a cancellation', () => {
  it('keeps and returns together exactly the payments', () => {
    fc.assert(
      fc.property(anyRules, anyDay, anyDay, cents, cents, (list, arrival, today, total, paid) => {
        const { fee, refund } = cancellationQuote({ total, stay_tax: 0, paid, arrival, today, rules: list })
        expect(Math.min(fee, paid) + refund).toBe(paid)
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(total)
      }),
    )
  })

  it('costs the amount of the sentence for the guest', () => {
    fc.assert(
      fc.property(anyRules, anyDay, fc.integer({ min: 0, max: 400 }), (list, arrival, ahead) => {
        const today = addDays(arrival, -ahead)
        const { fee, rules: dated } = cancellationQuote({
          total: 12_345,
          stay_tax: 0,
          paid: 0,
          arrival,
          today,
          rules: list,
        })
        const [first] = cancellationSentences(dated, today)
        const euros = fee === 0 ? 'bezplatne' : `${Math.floor(fee / 100)},`
        expect(first).toContain(euros)
      }),
    )
  })

  it('has an English sentence, too', () => {
    const sentences = cancellationSentences(
      cancellationQuote({
        total: 39_870,
        stay_tax: 870,
        paid: 0,
        arrival: '2027-07-31',
        today: '2027-06-01',
        rules,
      }).rules,
      '2027-06-01',
      'en',
    ).map((text) => text.replaceAll('\u00A0', ' '))
    expect(sentences).toEqual([
      'Until 1 Jul 2027 inclusive you can cancel free of charge and get back all that you have paid.',
      'From 2 Jul 2027 until 24 Jul 2027 inclusive cancelling costs €195.00 (50% of the price without the stay tax).',
      'From 25 Jul 2027, if you cancel, or if you do not come, the whole price without the stay tax, €390.00, is kept.',
    ])
  })
})
