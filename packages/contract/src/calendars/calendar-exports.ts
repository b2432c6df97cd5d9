import { z } from 'zod'
import { feedProblems } from '../collections/calendars/calendar-feeds.ts'
import { id } from '../values/values.ts'

/** The secret in the address of an exported calendar: 256 random bits in base64url. */
export const calendarToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * `GET /accommodation-units/{id}/calendar-export`: addresses of a unit's exported calendar. Each portal that is also
 * imported has an address of its own, without its own events, which would otherwise block its days for ever.
 */
export const calendarExport = z.object({
  url: z.url(),
  feeds: z.array(z.object({ id, title: z.string(), url: z.url() })),
})
export type CalendarExport = z.infer<typeof calendarExport>

/** `POST /calendar-feeds/{id}/pull`: reads a calendar now. */
export const feedPull = z.strictObject({
  /** The owner confirms that the portal has no events any more, so that their nights are freed. */
  accept_empty: z.boolean().default(false),
})

/** Result of the reading; `problem` is null on success. */
export const feedPulled = z.object({
  problem: z.enum(feedProblems.map(({ value }) => value)).nullable(),
  events: z.int(),
  conflicts: z.int(),
})
export type FeedPulled = z.infer<typeof feedPulled>
