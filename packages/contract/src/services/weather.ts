import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { cents, day, id, instant, time } from '../values/values.ts'

/** What a guest chose after an activity was called off for the weather; open until the guest or the deadline decides. */
export const weatherDecision = z.enum(['open', 'other_time', 'money'])
export type WeatherDecision = z.infer<typeof weatherDecision>

const decided = {
  decision: weatherDecision,
  /** Until when the guest chooses; then the money is returned. */
  choose_by: instant,
  /** The other time that the guest chose. */
  new_day: day.nullable(),
  new_time: time.nullable(),
}

/** `GET /weather-cancellations?day`: activities of a day that need good weather, with their guests. */
export const weatherQuery = z.strictObject({ day })

export const weatherGuest = z.object({
  reservation: id,
  number: z.string().nullable(),
  guest_name: z.string().nullable(),
  guest_email: seenWith('guests.read', z.string().nullable()),
  guest_phone: seenWith('guests.read', z.string().nullable()),
  /** Without one the guest has to be called. */
  has_email: z.boolean(),
  persons: z.int(),
  amount: seenWith('money.read', cents),
  /** Null while the activity takes place. */
  choice: z.object(decided).nullable(),
})
export type WeatherGuest = z.infer<typeof weatherGuest>

export const weatherOccurrence = z.object({
  service_slot: id,
  title: z.string(),
  time_from: time,
  time_to: time,
  has_begun: z.boolean(),
  cancelled_at: instant.nullable(),
  guests: z.array(weatherGuest),
})
export type WeatherOccurrence = z.infer<typeof weatherOccurrence>

/** Longest time for the guests' choice, in days. */
export const mostChoiceDays = 14

/** `POST /weather-cancellations`: calls off times of one day at once; each guest chooses another time or the money. */
export const weatherCancellation = z.strictObject({
  day,
  service_slots: z.array(id).min(1).max(100),
  reason: z.string().trim().min(1).max(300),
  /** Days for the choice: until the end of the last of them. */
  choice_days: z.int().min(1).max(mostChoiceDays).default(3),
})
export type WeatherCancellation = z.output<typeof weatherCancellation>

/** Another time of the same activity. */
export const weatherTime = z.object({ service_slot: id, day, time_from: time, time_to: time })

/** `GET /reservation-details/{token}/weather-choices`: what was called off, for the guest. */
export const weatherChoice = z.object({
  id,
  title: z.string(),
  day,
  time_from: time,
  persons: z.int(),
  /** By how much the reservation became cheaper. */
  amount: cents,
  ...decided,
  /** Times with enough free seats; empty once it is decided. */
  times: z.array(weatherTime),
  /** Total of the reservation with one of these times; null without any. */
  total_again: cents.nullable(),
})
export type WeatherChoice = z.infer<typeof weatherChoice>
export const weatherChoices = z.array(weatherChoice)

/** `POST /reservation-details/{token}/weather-choices/{id}`: the guest's choice; a time at the total that was shown. */
export const weatherAnswer = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('money') }),
  z.strictObject({ decision: z.literal('other_time'), service_slot: id, day, expected_total: cents }),
])
export type WeatherAnswer = z.infer<typeof weatherAnswer>
