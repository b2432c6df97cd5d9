import { z } from 'zod'
import { cents, day, id } from '../values/values.ts'

const nights = z.object({
  /** Persons × nights that the tax was charged for. */
  taxed: z.int(),
  /** Persons × nights of children below the age from which it is paid. */
  exempt_by_age: z.int(),
  /** Persons × nights of guests whom the register exempts for another reason; part of `taxed` where it was charged. */
  exempt_by_reason: z.int(),
  amount: cents,
})

/** The tax of one reservation in a period, by the nights that lie in it. */
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
  /** False where persons and rules of today do not give the charged amount; it was divided by nights then. */
  is_exact: z.boolean(),
})
export type StayTaxRow = z.infer<typeof stayTaxRow>

/** `GET /stay-tax?from&to`: nights from `from` to `to`, both included, of guests who came. */
export const stayTaxReport = z.object({
  from: day,
  to: day,
  rows: z.array(stayTaxRow),
  total: nights,
  /** Reservations of the period that nobody has checked in: they are not counted. */
  not_checked_in: z.int(),
})
export type StayTaxReport = z.infer<typeof stayTaxReport>

export const stayTaxQuery = z.strictObject({ from: day, to: day })
