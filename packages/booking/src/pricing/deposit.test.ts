import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { payBy } from '../reservation/deadlines.ts'
import { momentOf } from '../stay/moment.ts'
import { balanceDueOn, depositDue } from './deposit.ts'

const total = 29_100
const { now, today } = momentOf('2026-11-13T10:00:00Z')
const arrivalIn = (days: number) => addDays(today, days)

describe('the deposit', () => {
  it.each([
    [14, 5, 20, 8_730, '2026-11-19'],
    [14, 5, 19, total, null],
    [14, 5, 15, total, null],
    [14, 5, 14, total, null],
    [14, 0, 15, 8_730, '2026-11-14'],
    [0, 0, 1, 8_730, '2026-11-14'],
    [0, 0, 0, total, null],
  ])('with %i days and %i for a transfer, %i days before arrival', (full, transfer, days, deposit, day) => {
    const settings = { deposit_percent: 30, full_payment_days: full, transfer_days: transfer }
    const asked = depositDue(total, arrivalIn(days), today, settings)
    expect([asked, balanceDueOn(total - asked, arrivalIn(days), settings)]).toEqual([deposit, day])
  })

  it('is due before the balance, however it is paid', () => {
    const days = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(
        fc.record({
          deposit_percent: fc.integer({ min: 0, max: 100 }),
          full_payment_days: days,
          transfer_days: days,
        }),
        fc.integer({ min: 1, max: 120 }),
        (settings, ahead) => {
          const arrival = arrivalIn(ahead)
          const rest = total - depositDue(total, arrival, today, settings)
          const day = balanceDueOn(rest, arrival, settings)
          const until = payBy(
            { method: 'transfer', arrival, transferDays: settings.transfer_days },
            { now, today },
          )
          if (day !== null && until !== null) expect(day > todayIn(until)).toBe(true)
        },
      ),
    )
  })
})
