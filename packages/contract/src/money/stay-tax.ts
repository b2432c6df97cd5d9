import { z } from 'zod'
import { cents, day, id } from '../values/values.ts'

const nights = z.object({
  /** Persons × nights with the charged tax. */
  taxed: z.int(),
  /** Persons × nights of children below the age limit. */
  exempt_by_age: z.int(),
  /** Persons × nights of guests exempted in the register for another reason; part of `taxed` where it was charged. */
  exempt_by_reason: z.int(),
  amount: cents,
})

/** The tax of one reservation in a period, by its nights in the period. */
export const stayTaxRow = nights.extend({
  reservation: id,
  number: z.string().nullable(),
  guest_name: z.string().nullable(),
  arrival: day,
  departure: day,
  nights: z.int(),
  persons: z.int(),
  /** Cents per person and night, as agreed when booking. */
  rate: cents,
  /** False where today's persons and rules do not give the charged amount; it is divided by nights then. */
  is_exact: z.boolean(),
})
export type StayTaxRow = z.infer<typeof stayTaxRow>

/** `GET /stay-tax?from&to`: nights from `from` to `to`, both included, of guests who arrived. */
export const stayTaxReport = z.object({
  from: day,
  to: day,
  rows: z.array(stayTaxRow),
  total: nights,
  /** Number of reservations of the period without a check-in: they are not counted. */
  not_checked_in: z.int(),
})
export type StayTaxReport = z.infer<typeof stayTaxReport>

export const stayTaxQuery = z.strictObject({ from: day, to: day })
