import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancellationQuote, datedRules, canGuestCancel } from './cancellation.ts'
import {
  approveBy,
  holdExpiresAt,
  isTransferOffered,
  payBy,
  payByAfterChange,
  payByTransfer,
} from './deadlines.ts'
import { momentOf } from '../stay/moment.ts'
import { anyDay } from '../testing/any-day.ts'

describe.each(['UTC', 'Europe/Bratislava', 'America/New_York', 'Pacific/Auckland'])(
  'on a machine in %s',
  (zone) => {
    const ownZone = process.env.TZ
    beforeEach(() => {
      process.env.TZ = zone
    })
    afterEach(() => {
      if (ownZone === undefined) delete process.env.TZ
      else process.env.TZ = ownZone
    })

    const now = '2026-03-26T10:00:00.000Z'
    const until = (method: 'card' | 'sandbox' | 'transfer' | 'on_site', arrival: string | null, at = now) =>
      payBy({ method, arrival, transferDays: 5 }, momentOf(at))?.toISOString() ?? null

    it('a card has half an hour, paying on site no deadline', () => {
      expect(until('card', '2026-07-02')).toBe('2026-03-26T10:30:00.000Z')
      expect(until('sandbox', '2026-07-02')).toBe('2026-03-26T10:30:00.000Z')
      expect(until('on_site', '2026-07-02')).toBeNull()
    })

    it('a transfer has until the end of a day in the property, summer time or not', () => {
      expect(until('transfer', '2026-07-02')).toBe('2026-03-31T21:59:59.999Z')
      expect(until('transfer', '2026-03-29')).toBe('2026-03-28T22:59:59.999Z')
      expect(until('transfer', '2026-03-30')).toBe('2026-03-29T21:59:59.999Z')
      expect(until('transfer', null)).toBe('2026-03-31T21:59:59.999Z')
    })

    it('a transfer is offered until the day before arrival', () => {
      expect(isTransferOffered('2026-03-28', '2026-03-29')).toBe(true)
      expect(isTransferOffered('2026-03-29', '2026-03-29')).toBe(false)
      expect(until('transfer', '2026-03-27')).toBe('2026-03-26T22:59:59.999Z')
      expect(() => until('transfer', '2026-03-26')).toThrow(RangeError)
      // 23:30 UTC is already the next day in the property.
      expect(() => until('transfer', '2026-03-27', '2026-03-26T23:30:00.000Z')).toThrow(RangeError)
    })
  },
)

describe('minutes and hours', () => {
  const now = new Date('2026-03-29T00:50:00.000Z')
  it('are real ones, also over clock changes', () => {
    expect(holdExpiresAt(now, 15).toISOString()).toBe('2026-03-29T01:05:00.000Z')
    expect(approveBy(now, 48, null).toISOString()).toBe('2026-03-31T00:50:00.000Z')
  })

  it('of an approval end with the first day', () => {
    expect(approveBy(now, 48, '2026-04-05').toISOString()).toBe('2026-03-31T00:50:00.000Z')
    expect(approveBy(now, 48, '2026-03-29').toISOString()).toBe('2026-03-29T21:59:59.999Z')
  })
})

describe('choosing a transfer later', () => {
  const ordered = momentOf('2026-03-10T10:00:00.000Z')
  const until = (present: string, arrival: string | null = null) =>
    payByTransfer(new Date(present), { arrival, transferDays: 5 }, ordered).toISOString()

  it('gives the days of a transfer from the order', () => {
    expect(until('2026-03-10T10:30:00.000Z')).toBe('2026-03-15T22:59:59.999Z')
  })
  it('never shortens a deadline, which ends before the arrival', () => {
    expect(until('2026-03-18T22:59:59.999Z')).toBe('2026-03-18T22:59:59.999Z')
    expect(until('2026-03-18T22:59:59.999Z', '2026-03-17')).toBe('2026-03-16T22:59:59.999Z')
  })
})

describe('a change of days', () => {
  const moment = momentOf('2026-03-10T10:00:00.000Z')
  const until = (present: string, arrival: string | null) =>
    payByAfterChange(new Date(present), arrival, moment)?.toISOString() ?? null
  const inFiveDays = '2026-03-15T22:59:59.999Z'

  it('ends the deadline before a nearer arrival, and never prolongs it', () => {
    expect(until(inFiveDays, '2026-03-12')).toBe('2026-03-11T22:59:59.999Z')
    expect(until(inFiveDays, '2026-07-01')).toBe(inFiveDays)
    expect(until(inFiveDays, null)).toBe(inFiveDays)
  })
  it('leaves no deadline on the day of arrival, but the minutes of a card', () => {
    expect(until(inFiveDays, '2026-03-10')).toBeNull()
    expect(until('2026-03-10T10:30:00.000Z', '2026-03-10')).toBe('2026-03-10T10:30:00.000Z')
  })
})

describe('cancelling', () => {
  const rules = [
    { days_before: 7, fee_percent: 50 },
    { days_before: 30, fee_percent: 0 },
    { days_before: 14, fee_percent: 30 },
  ]
  const request = { total: 10_001, stay_tax: 0, paid: 6_000, arrival: '2026-07-31', rules }
  const on = (today: string) => {
    const { fee, refund } = cancellationQuote({ ...request, today })
    return [fee, refund]
  }

  it('lists each rule with its last day', () => {
    expect(datedRules(request)).toEqual([
      { until: '2026-07-01', fee_percent: 0, fee: 0 },
      { until: '2026-07-17', fee_percent: 30, fee: 3000 },
      { until: '2026-07-24', fee_percent: 50, fee: 5001 },
      { until: null, fee_percent: 100, fee: 10_001 },
    ])
  })

  it('keeps no stay tax, because the terms promise it back whole', () => {
    const taxed = { total: 35_160, stay_tax: 1200, paid: 35_160, arrival: '2026-07-31', rules }
    // 30 % of 339,60 is 101,88; 50 % is 169,80; later all but the tax of 12,00.
    expect(datedRules(taxed).map(({ fee }) => fee)).toEqual([0, 10_188, 16_980, 33_960])
    expect(cancellationQuote({ ...taxed, today: '2026-07-17' })).toMatchObject({
      fee: 10_188,
      refund: 24_972,
    })
    expect(cancellationQuote({ ...taxed, today: '2026-07-31' })).toMatchObject({ fee: 33_960, refund: 1200 })
    expect(cancellationQuote({ ...taxed, total: 1000, today: '2026-07-31' })).toMatchObject({ fee: 0 })
  })

  it('changes on the day after, and returns no more than was paid', () => {
    expect([on('2026-07-01'), on('2026-07-02')]).toEqual([
      [0, 6000],
      [3000, 3000],
    ])
    expect([on('2026-07-17'), on('2026-07-18')]).toEqual([
      [3000, 3000],
      [5001, 999],
    ])
    expect([on('2026-07-25'), on('2026-08-02')]).toEqual([
      [10_001, 0],
      [10_001, 0],
    ])
  })

  it('without rules is free through the day of arrival', () => {
    const free = { ...request, rules: [] }
    expect(cancellationQuote({ ...free, today: '2026-07-31' })).toMatchObject({ fee: 0, refund: 6000 })
    expect(cancellationQuote({ ...free, today: '2026-08-01' })).toMatchObject({ refund: 0 })
  })

  it('applies the milder of two rules for one day', () => {
    const double = [
      { days_before: 7, fee_percent: 80 },
      { days_before: 7, fee_percent: 20 },
    ]
    expect(datedRules({ ...request, rules: double }).map((rule) => rule.fee_percent)).toEqual([20, 100])
  })

  it('returns between nothing and the payments, in any order of the rules', () => {
    const rule = fc.record({ days_before: fc.nat(365), fee_percent: fc.nat(100) })
    const money = fc.nat(1_000_000)
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 10 }),
        money,
        money,
        money,
        anyDay,
        anyDay,
        (list, untaxed, stay_tax, paid, arrival, today) => {
          const given = { total: untaxed + stay_tax, stay_tax, paid, arrival, today }
          const quote = cancellationQuote({ ...given, rules: list })
          expect(quote.refund).toBeGreaterThanOrEqual(0)
          expect(quote.refund).toBeLessThanOrEqual(paid)
          expect(quote.fee).toBeLessThanOrEqual(untaxed)
          expect(cancellationQuote({ ...given, rules: list.toReversed() })).toEqual(quote)
          const days = quote.rules.map((dated) => dated.until ?? '9999')
          expect(days).toEqual([...new Set(days)].toSorted())
        },
      ),
    )
  })

  it('is open to the guest while the state allows it, through the day of arrival', () => {
    const on = (begins: string | null) => ({ begins, arrival: begins, price: { lines: [] } })
    const noon = (day: string) => momentOf(`${day}T10:00:00.000Z`)
    expect(canGuestCancel('confirmed', on('2026-07-31'), noon('2026-07-31'))).toBe(true)
    expect(canGuestCancel('confirmed', on('2026-07-31'), noon('2026-08-01'))).toBe(false)
    expect(canGuestCancel('checked_in', on('2026-07-31'), noon('2026-07-31'))).toBe(false)
    expect(canGuestCancel('awaiting_payment', on(null), noon('2026-07-31'))).toBe(true)
  })
})
