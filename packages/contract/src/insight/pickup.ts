import { z } from 'zod'
import { day, month } from '../values/values.ts'

/** Room nights of a month of stay, without those of portals. */
const pickupMonth = z.object({
  month,
  /** On the books now. */
  now: z.int(),
  /** On the books a year before, of the same month a year before. */
  year_ago: z.int(),
  /** With which that month ended, or stands now. */
  final: z.int(),
})
export type PickupMonth = z.infer<typeof pickupMonth>

/** Seven days of the forecast, the last ones fewer. */
const forecastWeek = z.object({
  from: day,
  to: day,
  /** Room nights on the books, without those of portals. */
  on_books: z.int(),
  /** Room nights to be expected, one decimal; null where the books of a year ago are not known. */
  expected: z.number().nullable(),
  /** Room nights that can be let, without closed ones and those of portals. */
  available: z.int(),
})
export type ForecastWeek = z.infer<typeof forecastWeek>

/** `GET /pickup`: how many room nights are booked against a year ago, and what to expect of the next 60 days. */
export const pickup = z.object({
  today: day,
  /** The same day a year before. */
  year_ago: day,
  months: z.array(pickupMonth),
  weeks: z.array(forecastWeek),
})
export type Pickup = z.infer<typeof pickup>
