import { z } from 'zod'
import { channels } from '../values/reservation-states.ts'
import { cents, day, id } from '../values/values.ts'

/** Longest allowed period, in days: three years, one of them a leap year. */
export const maxAnalyticsDays = 1096

/** `GET /analytics`: nights from `from` to `to`, both included. */
export const analyticsQuery = z.strictObject({ from: day, to: day })

/** Figures of a period or a unit. Amounts with VAT and after discounts, without the stay tax. */
export const figures = z.object({
  /** Room nights that could be let: of units in use, without closed ones. */
  available: z.int(),
  /** Room nights let by the property. */
  sold: z.int(),
  /** Room nights taken by portals, whose prices are unknown. */
  portal: z.int(),
  room_revenue: cents,
  /** Services, on the day they take place or else of arrival. */
  service_revenue: cents,
  /** Taken nights in percent of available ones, one decimal; null where nothing could be let. */
  occupancy: z.number().nullable(),
  /** Average daily rate: room revenue per night let by the property; null without such a night. */
  adr: cents.nullable(),
  /** Room revenue per available room night; null where there is none. */
  revpar: cents.nullable(),
})
export type Figures = z.infer<typeof figures>

/** A bar of the charts: a month, or a day where the period is short. */
export const analyticsStep = figures.extend({
  from: day,
  to: day,
  /** The same a year earlier. */
  compared: figures,
})
export type AnalyticsStep = z.infer<typeof analyticsStep>

export const analyticsUnit = figures.extend({
  id,
  title: z.string(),
  code: z.string(),
  compared: figures,
})
export type AnalyticsUnit = z.infer<typeof analyticsUnit>

/** Number of reservations with a length between two numbers of days, both included; null means no upper end. */
const bucket = z.object({
  least: z.int(),
  most: z.int().nullable(),
  reservations: z.int(),
  compared: z.int(),
})
export type AnalyticsBucket = z.infer<typeof bucket>

/** Reservations that arrive in the period, by a number of days. */
const spread = z.object({
  reservations: z.int(),
  /** In days, one decimal; null without a reservation. */
  average: z.number().nullable(),
  median: z.number().nullable(),
  compared_average: z.number().nullable(),
  buckets: z.array(bucket),
})
export type AnalyticsSpread = z.infer<typeof spread>

const share = z.object({
  reservations: z.int(),
  nights: z.int(),
  room_revenue: cents,
  service_revenue: cents,
})
const compared = share.extend({ compared: share })

/** Source of reservations; `portal` stands for the imported calendars. */
export const analyticsSource = z.enum([...channels.map(({ value }) => value), 'portal'])
export type AnalyticsSource = z.infer<typeof analyticsSource>

export const analytics = z.object({
  from: day,
  to: day,
  /** The same period a year earlier. */
  compared_from: day,
  compared_to: day,
  totals: figures.extend({ compared: figures }),
  step: z.enum(['day', 'month']),
  steps: z.array(analyticsStep),
  /** In the owner's order; a unit put aside is included while it has nights in one of the periods. */
  units: z.array(analyticsUnit),
  /** From the order to the arrival. */
  booking_window: spread,
  /** Booked nights of a reservation. */
  length_of_stay: spread,
  /** By revenue, the highest first. */
  sources: z.array(compared.extend({ source: analyticsSource })),
  /** The guest's country as ISO 3166 letters, null where it is unknown. */
  countries: z.array(compared.extend({ country: z.string().nullable() })),
})
export type Analytics = z.infer<typeof analytics>
export type AnalyticsShare = z.infer<typeof compared>
