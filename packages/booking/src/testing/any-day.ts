import { fromDayNumber, toDayNumber } from '@dvor/format/days.ts'
import fc from 'fast-check'

const first = toDayNumber('2026-01-01')

/** Days of two years that include both changes of the clock, New Year and a 29 February. */
export const anyDay = fc.integer({ min: first + 500, max: first + 1300 }).map(fromDayNumber)
