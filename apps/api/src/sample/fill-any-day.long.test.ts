import { expect, inject, test } from 'vitest'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi } from '../testing/test-api.ts'
import { TestClock } from '../testing/test-clock.ts'
import { comingReservations } from '@dvor/sample/content/guests/coming-reservations.ts'
import { olderReservations } from '@dvor/sample/content/guests/older-reservations.ts'
import { pastReservations } from '@dvor/sample/content/guests/past-reservations.ts'
import { sampleVisits } from '@dvor/sample/content/guests/visits.ts'

// Days on which the sample is created; its reservations move with them over holidays with rules of their own, nights of
// the clock's change, a leap day.
const days = [
  '2027-03-27T23:30:00Z',
  '2028-02-29T06:00:00Z',
  '2026-12-24T22:59:00Z',
  '2027-01-01T00:05:00Z',
  '2027-07-05T10:00:00Z',
]

test.each(inject('effort') > 1 ? days : days.slice(0, 1))(
  'a property created at %s can be filled, too, with its guest register but for two stays',
  async (now) => {
    const api = await startTestApi({ sampleData: true, clock: new TestClock(now) })
    try {
      await api.api.prepare(() => undefined)
      const token = await adminToken(api)
      const { body } = await api.call('GET', '/reservations/count', { token })
      const expected = comingReservations.length + pastReservations.length + olderReservations.length
      expect(body).toBe(expected + sampleVisits.length)
      const gaps = (await api.call('GET', '/guest-gaps', { token })).body
      expect(gaps).toMatchObject([
        { filled: 0, expected: 2 },
        { filled: 0, expected: 1 },
      ])
    } finally {
      await api.close()
    }
  },
)
