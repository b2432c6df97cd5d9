import { addDays, fromDayNumber, toDayNumber } from '@dvor/format/days.ts'
import { timeIn, todayIn } from '@dvor/format/instants.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReminderDue, lateHours, reminderDays, reminderMoment, type ReminderPlan } from './reminders.ts'

const before = (offset_days: number, send_time: string | null = '10:00'): ReminderPlan => ({
  trigger: 'before_arrival',
  offset_days,
  send_time,
})
const after = (offset_days: number, send_time: string | null = '10:00'): ReminderPlan => ({
  trigger: 'after_departure',
  offset_days,
  send_time,
})

describe('the moment of a reminder', () => {
  test.each([
    ['over 29 February', before(3), '2028-03-02', '2028-02-28T09:00:00.000Z'],
    ['on 29 February', before(1), '2028-03-01', '2028-02-29T09:00:00.000Z'],
    ['in a year without it', before(1), '2027-03-01', '2027-02-28T09:00:00.000Z'],
    ['back over New Year', before(3), '2027-01-02', '2026-12-30T09:00:00.000Z'],
    ['on over New Year', after(2), '2026-12-30', '2027-01-01T09:00:00.000Z'],
    ['in summer time', before(3), '2027-07-04', '2027-07-01T08:00:00.000Z'],
    ['on the morning after the spring change', before(0), '2027-03-28', '2027-03-28T08:00:00.000Z'],
    ['on the morning after the autumn change', before(0), '2027-10-31', '2027-10-31T09:00:00.000Z'],
    ['at an hour that the spring skips', before(0, '02:30'), '2027-03-28', '2027-03-28T01:30:00.000Z'],
    ['at an hour that the autumn has twice', before(0, '02:30'), '2027-10-31', '2027-10-31T00:30:00.000Z'],
    ['at nine unless told', before(1, null), '2027-01-11', '2027-01-10T08:00:00.000Z'],
  ])('%s', (_name, plan, about, moment) => {
    expect(reminderMoment(plan, about).toISOString()).toBe(moment)
  })
})

describe('a reminder is due', () => {
  const about = '2027-03-13'
  test.each([
    ['not a millisecond early', '2027-03-10T08:59:59.999Z', false],
    ['at its moment', '2027-03-10T09:00:00.000Z', true],
    ['as long as the server may have been off', '2027-03-12T08:59:59.999Z', true],
    ['but not longer', '2027-03-12T09:00:00.000Z', false],
  ])('%s', (_name, now, due) => {
    expect(isReminderDue(before(3), about, new Date(now))).toBe(due)
  })
})

test('past events are not announced any more', () => {
  const plan = before(1)
  expect(isReminderDue(plan, '2027-03-13', new Date('2027-03-13T22:59:00Z'))).toBe(true)
  expect(isReminderDue(plan, '2027-03-13', new Date('2027-03-13T23:00:00Z'))).toBe(false)
  expect(isReminderDue(after(0), '2027-03-13', new Date('2027-03-14T23:00:00Z'))).toBe(true)
})

test('a plan does not send what was to be sent before it was made', () => {
  const about = '2027-03-13'
  const plan: ReminderPlan = { trigger: 'after_due', offset_days: 1, send_time: '10:00' }
  const now = new Date('2027-03-14T10:00:00Z')
  expect(isReminderDue(plan, about, now)).toBe(true)
  expect(isReminderDue({ ...plan, since: '2027-03-14T09:00:00.000Z' }, about, now)).toBe(true)
  expect(isReminderDue({ ...plan, since: '2027-03-14T09:00:00.001Z' }, about, now)).toBe(false)
})

const anyPlan = fc.record<ReminderPlan>({
  trigger: fc.constantFrom('before_arrival', 'after_departure', 'before_due', 'after_due'),
  offset_days: fc.nat(400),
  send_time: fc.constantFrom(null, '00:00', '02:30', '09:00', '23:59'),
})
const anyDay = fc
  .integer({ min: toDayNumber('2026-01-01'), max: toDayNumber('2032-12-31') })
  .map(fromDayNumber)

test('is sent on the day and at the time that were set, also over clock changes', () => {
  fc.assert(
    fc.property(anyPlan, anyDay, (plan, about) => {
      const moment = reminderMoment(plan, about)
      const sign = plan.trigger.startsWith('after') ? 1 : -1
      expect(todayIn(moment)).toBe(addDays(about, sign * plan.offset_days))
      const set = plan.send_time ?? '09:00'
      expect([set, set.replace('02:', '03:')]).toContain(timeIn(moment))
    }),
  )
})

test('the database query includes every day that is due', () => {
  fc.assert(
    fc.property(anyPlan, anyDay, fc.integer({ min: 0, max: lateHours * 60 - 1 }), (plan, about, minutes) => {
      const now = new Date(reminderMoment(plan, about).getTime() + minutes * 60_000)
      const isOver = plan.trigger.startsWith('before') && todayIn(now) > about
      expect(isReminderDue(plan, about, now)).toBe(!isOver)
      const { first, last } = reminderDays(plan, now)
      expect(first <= about && about <= last).toBe(true)
    }),
  )
})
