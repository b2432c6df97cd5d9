import { homeLanguage, officeLanguages } from '@dvor/format/languages.ts'
import { z } from 'zod'
import { cents, month } from '../values/values.ts'

/** Guests that arrived in the month, and nights that guests slept in it (persons × nights). */
const guestSums = z.object({ guests: z.int(), nights: z.int() })
export type GuestSums = z.infer<typeof guestSums>

export const officeFileQuery = z.strictObject({ language: z.enum(officeLanguages).default(homeLanguage) })

/**
 * `GET /office-reports/{month}`: figures of a month for the Statistical Office (form CR 1-12). Guests are those who came;
 * their country is that of the order, else the nationality of the guest register.
 */
export const officeReport = z.object({
  month,
  /** Rooms in use now. */
  rooms: z.int(),
  /** Beds of these rooms: permanent ones, and extra beds. */
  beds: z.object({ permanent: z.int(), extra: z.int() }),
  /** Room nights: that could be let, let by the property, taken by portals. */
  room_nights: z.object({
    available: z.int(),
    sold: z.int(),
    portal: z.int(),
    /** Percent, one decimal; null where nothing could be let. */
    occupancy: z.number().nullable(),
  }),
  residents: guestSums,
  non_residents: guestSums,
  /** Of an unknown country. */
  unknown: guestSums,
  /** Most guests first; residents too, without the unknown. ISO 3166 letters. */
  countries: z.array(guestSums.extend({ country: z.string() })),
  /** Accommodation with VAT and after discounts, without the stay tax. */
  room_revenue: cents,
  /** Per room night let by the property; null without one. */
  average_price: cents.nullable(),
  /** What keeps the figures from being complete. */
  gaps: z.object({
    /** Whether the month is not over yet. */
    is_open: z.boolean(),
    /** Reservations whose day of arrival is over without a check-in; their guests are not counted. */
    not_checked_in: z.int(),
    /** Arrived guests who are not in the guest register. */
    not_registered: z.int(),
    /** Arrived guests whose country is taken from their nationality. */
    by_nationality: z.int(),
  }),
})
export type OfficeReport = z.infer<typeof officeReport>
