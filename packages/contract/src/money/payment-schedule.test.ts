import { describe, expect, it } from 'vitest'
import { paymentSchedule, type PaymentPart } from './payment-schedule.ts'

describe('a schedule', () => {
  const row = (share: PaymentPart['share'], value: number, days_before: number | null) => ({
    share,
    value,
    days_before,
  })
  it.each([
    [
      'nothing for the rest',
      [row('percent', 60, null), row('percent', 40, 30), row('rest', 0, 0)],
      '1.value',
      'nothing_left',
    ],
    ['no rest', [row('percent', 30, null), row('percent', 40, 30)], '1.share', 'rest_not_last'],
    ['a rest before the end', [row('rest', 0, null), row('rest', 0, 3)], '0.share', 'rest_not_last'],
    [
      'days out of order',
      [row('percent', 30, 10), row('rest', 0, 30)],
      '1.days_before',
      'parts_out_of_order',
    ],
    [
      'two parts on one day',
      [row('percent', 30, 10), row('rest', 0, 10)],
      '1.days_before',
      'parts_out_of_order',
    ],
    [
      'a later part with the order',
      [row('percent', 30, 10), row('rest', 0, null)],
      '1.days_before',
      'parts_out_of_order',
    ],
    ['an empty part', [row('amount', 0, null), row('rest', 0, 3)], '0.value', 'too_small'],
  ])('is refused with %s', (_, parts, path, code) => {
    const issues = paymentSchedule.safeParse(parts).error?.issues ?? []
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, code])
  })
})
