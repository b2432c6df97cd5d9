import { paymentSchedule, type PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payBy } from '../reservation/deadlines.ts'
import { momentOf } from '../stay/moment.ts'
import { anySchedule } from '../testing/any-settings.ts'
import { balanceDueOn, changedInstalments, depositOf, instalmentsOf, notBefore } from './instalments.ts'
import { percentOf } from '@dvor/format/rounding.ts'

const total = 29_100
const { now, today } = momentOf('2026-11-13T10:00:00Z')
const arrivalIn = (days: number) => addDays(today, days)

const deposit = (percent: number, days: number): PaymentPart[] => [
  { share: 'percent', value: percent, days_before: null },
  { share: 'rest', value: 0, days_before: days },
]
const threeParts: PaymentPart[] = [
  { share: 'percent', value: 30, days_before: null },
  { share: 'percent', value: 40, days_before: 60 },
  { share: 'rest', value: 0, days_before: 0 },
]
const partsIn = (days: number, payment_schedule: PaymentPart[], sum = total, transfer_days = 5) =>
  instalmentsOf(sum, { arrival: arrivalIn(days), today }, { payment_schedule, transfer_days })

describe('the parts of a price', () => {
  it.each([
    [14, 5, 20, 8_730, '2026-11-19'],
    [14, 5, 19, total, null],
    [14, 5, 15, total, null],
    [14, 5, 14, total, null],
    [14, 0, 15, 8_730, '2026-11-14'],
    [0, 0, 1, 8_730, '2026-11-14'],
    [0, 0, 0, total, null],
  ])('with %i days and %i for a transfer, %i days before arrival', (full, transfer, days, asked, day) => {
    const parts = partsIn(days, deposit(30, full), total, transfer)
    expect([depositOf(parts), balanceDueOn(parts)]).toEqual([asked, day])
  })

  it('are three where the schedule has three, and fewer the nearer the arrival is', () => {
    expect(partsIn(100, threeParts)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 11_640, due_on: '2026-12-23' },
      { amount: 8_730, due_on: arrivalIn(100) },
    ])
    expect(partsIn(65, threeParts)).toEqual([
      { amount: 20_370, due_on: null },
      { amount: 8_730, due_on: arrivalIn(65) },
    ])
    expect(partsIn(5, threeParts)).toEqual([{ amount: total, due_on: null }])
  })

  it('are never more than the price: an amount above it is the whole', () => {
    const schedule: PaymentPart[] = [
      { share: 'amount', value: 10_000, days_before: null },
      { share: 'amount', value: 10_000, days_before: 30 },
      { share: 'rest', value: 0, days_before: 0 },
    ]
    expect(partsIn(100, schedule, 15_000).map(({ amount }) => amount)).toEqual([10_000, 5_000])
    expect(partsIn(100, schedule, 9_000)).toEqual([{ amount: 9_000, due_on: null }])
  })

  it('add up to the total, with days in order, none of them while the first may be transferred', () => {
    fc.assert(
      fc.property(
        anySchedule,
        fc.nat(100_000),
        fc.integer({ min: 0, max: 200 }),
        fc.nat(30),
        (schedule, sum, ahead, transfer_days) => {
          expect(paymentSchedule.safeParse(schedule).error).toBeUndefined()
          const arrival = arrivalIn(ahead)
          const parts = instalmentsOf(sum, { arrival, today }, { payment_schedule: schedule, transfer_days })
          expect(parts.reduce((all, { amount }) => all + amount, 0)).toBe(sum)
          expect(parts.every(({ amount }) => amount > 0)).toBe(true)
          const days = parts.flatMap(({ due_on }) => due_on ?? [])
          expect(days).toEqual([...new Set(days)].toSorted())
          expect(days.length).toBeGreaterThanOrEqual(parts.length - 1)
          expect(parts.slice(1).every(({ due_on }) => due_on !== null)).toBe(true)
          const until = payBy(
            { method: 'transfer', arrival: addDays(arrival, 1), transferDays: transfer_days },
            { now, today },
          )
          for (const day of days) {
            expect(day > todayIn(until ?? now) || day > addDays(today, transfer_days)).toBe(true)
            expect(day <= arrival).toBe(true)
          }
        },
      ),
    )
  })

  it('with two rows are the deposit and the rest of before, for any percentage and days', () => {
    const days = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        days,
        days,
        fc.nat(120),
        fc.nat(100_000),
        (percent, full, transfer, ahead, sum) => {
          const parts = partsIn(ahead, deposit(percent, full), sum, transfer)
          const isNear = ahead <= full + transfer
          const due = isNear ? sum : percentOf(sum, percent)
          expect(depositOf(parts)).toBe(due)
          expect(balanceDueOn(parts)).toBe(sum > due ? addDays(arrivalIn(ahead), -full) : null)
        },
      ),
    )
  })
})

describe('the parts after a change', () => {
  const settings = { payment_schedule: threeParts, transfer_days: 5 }
  const instalments = partsIn(100, threeParts)
  const changed = (sum: number, ahead: number, paid: number) =>
    changedInstalments(sum, { deposit: 8_730, instalments, paid }, settings, {
      today,
      arrival: arrivalIn(ahead),
      begins: arrivalIn(ahead),
      agreedArrival: arrivalIn(100),
    })

  it('keep their days with the same arrival, and the last ones take the difference', () => {
    expect(changed(30_000, 100, 8_730).map(({ amount }) => amount)).toEqual([8_730, 11_640, 9_630])
    expect(changed(21_000, 100, 8_730).map(({ amount }) => amount)).toEqual([8_730, 11_640, 630])
    expect(changed(10_000, 100, 8_730)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 1_270, due_on: '2026-12-23' },
    ])
  })

  it('leave a part on its day that is over, and ask for what the price grew by on arrival', () => {
    const lateIn = (ahead: number, sum: number, paid: number) =>
      changedInstalments(
        sum,
        { deposit: 8_730, instalments: partsIn(100, deposit(30, 30)), paid },
        settings,
        {
          today: arrivalIn(ahead),
          arrival: arrivalIn(100),
          begins: arrivalIn(100),
          agreedArrival: arrivalIn(100),
        },
      )
    const agreed = [
      { amount: 8_730, due_on: null },
      { amount: 20_370, due_on: arrivalIn(70) },
    ]
    for (const paid of [total, 8_730])
      expect(lateIn(71, 39_100, paid)).toEqual([...agreed, { amount: 10_000, due_on: arrivalIn(100) }])
    expect(lateIn(71, total, 8_730)).toEqual(agreed)
    expect(lateIn(71, 19_100, 8_730)).toEqual([agreed[0], { amount: 10_370, due_on: arrivalIn(70) }])
    expect(lateIn(70, 39_100, total)).toEqual([agreed[0], { amount: 30_370, due_on: arrivalIn(70) }])
    // An activity that is added during the stay.
    expect(lateIn(102, 39_100, total)).toEqual([...agreed, { amount: 10_000, due_on: arrivalIn(102) }])
  })

  it('follow the settings with another arrival, and join the next where their day is over', () => {
    expect(changed(total, 110, 8_730)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 11_640, due_on: arrivalIn(50) },
      { amount: 8_730, due_on: arrivalIn(110) },
    ])
    expect(changed(total, 40, 8_730)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 20_370, due_on: arrivalIn(40) },
    ])
  })

  it('stay where they are paid', () => {
    expect(changed(40_000, 130, 20_370)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 11_640, due_on: '2026-12-23' },
      { amount: 7_630, due_on: arrivalIn(70) },
      { amount: 12_000, due_on: arrivalIn(130) },
    ])
  })

  it('add up to the new total with days in order, whatever was agreed and paid', () => {
    fc.assert(
      fc.property(
        anySchedule,
        anySchedule,
        fc.nat(100_000),
        fc.nat(100_000),
        fc.nat(100_000),
        fc.nat(200),
        fc.option(fc.nat(200)),
        fc.nat(200),
        (before, after, sum, newSum, paid, ahead, newAhead, later) => {
          const agreedArrival = arrivalIn(ahead)
          const terms = { payment_schedule: before, transfer_days: 5 }
          const agreed = instalmentsOf(sum, { arrival: agreedArrival, today }, terms)
          const changedOn = arrivalIn(Math.min(later, ahead))
          const arrival = newAhead === null ? agreedArrival : addDays(changedOn, newAhead)
          const parts = changedInstalments(
            newSum,
            { deposit: depositOf(agreed), instalments: agreed, paid },
            { payment_schedule: after, transfer_days: 5 },
            { today: changedOn, arrival, begins: arrival, agreedArrival },
          )
          expect(parts.reduce((all, { amount }) => all + amount, 0)).toBe(newSum)
          expect(depositOf(parts)).toBe(Math.min(depositOf(agreed), newSum))
          const days = parts.flatMap(({ due_on }) => due_on ?? [])
          expect(days).toEqual(days.toSorted())
          expect(days.every((day) => day <= arrival)).toBe(true)
          const over = parts.filter(({ due_on }) => due_on !== null && due_on < changedOn)
          // Only what was agreed before may be late, never what the price grew by.
          expect(over.every(({ due_on }) => agreed.some((part) => part.due_on === due_on))).toBe(true)
          const due = depositOf(parts) + over.reduce((all, { amount }) => all + amount, 0)
          if (over.length > 0) expect(due).toBeLessThanOrEqual(sum)
        },
      ),
    )
  })

  it('after an approval are not due before its deadline', () => {
    expect(notBefore('2026-12-30', instalments)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 11_640, due_on: '2026-12-30' },
      { amount: 8_730, due_on: arrivalIn(100) },
    ])
    expect(notBefore('2027-03-01', instalments)).toEqual([
      { amount: 8_730, due_on: null },
      { amount: 20_370, due_on: '2027-03-01' },
    ])
  })
})
