import { z } from 'zod'
import { cents, day, id, instant } from '../values/values.ts'

/** Reasons beside the age for which a guest pays no stay tax, as municipalities grant them. */
export const taxExemptions = [
  { value: 'disability', label: { sk: 'Ťažko zdravotne postihnutý', en: 'Severely disabled' } },
  {
    value: 'companion',
    label: { sk: 'Sprievodca ťažko zdravotne postihnutého', en: 'Companion of a severely disabled person' },
  },
  {
    value: 'other',
    label: { sk: 'Iný dôvod podľa nariadenia obce', en: 'Another reason by the rules of the town' },
  },
] as const

export const taxExemption = z.enum(taxExemptions.map(({ value }) => value))
export type TaxExemption = z.infer<typeof taxExemption>

/** Exemptions that guests state in an order: one entry for each exempt person. */
export const statedExemptions = z.array(taxExemption).max(40).optional()

/** Nights that a guest pays at one operator in a calendar year at most (Act 582/2004 Z. z.; docs/law.md). */
export const lawfulTaxNights = 60

/** The rules of the municipality from a night on, until the next row begins. */
export const stayTaxRate = z.strictObject({
  /** First night. */
  valid_from: day,
  /** Cents per person and night; 0 for no tax. */
  amount: cents.min(0).max(100_000),
  /** Age (years on the day of arrival) from which the tax is paid. */
  from_age: z.int().min(0).max(120),
  /** Paid nights of a guest in a calendar year; null for no limit. */
  max_nights: z.int().min(1).max(366).nullable(),
  /** Reasons that the municipality grants. */
  exemptions: z.array(taxExemption).max(taxExemptions.length),
})
export type StayTaxRate = z.infer<typeof stayTaxRate>

/** How often the municipality asks for the report. */
export const stayTaxPeriods = [
  { value: 'month', label: { sk: 'Mesačne', en: 'Monthly' } },
  { value: 'quarter', label: { sk: 'Štvrťročne', en: 'Quarterly' } },
  { value: 'half_year', label: { sk: 'Polročne', en: 'Half-yearly' } },
] as const
export type StayTaxPeriod = (typeof stayTaxPeriods)[number]['value']

const nights = z.object({
  /** Persons × nights with the charged tax. */
  taxed: z.int(),
  /** Persons × nights of children below the age limit. */
  exempt_by_age: z.int(),
  /** Persons × nights of guests exempt for another reason. */
  exempt_by_reason: z.int(),
  /** Persons × nights above the yearly limit. */
  over_limit: z.int(),
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
  /** Cents per person and night, as agreed when booking; of several the one of the most nights. */
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
  /** The total by rate (cents), the lowest first; the amounts add up to the total. */
  by_rate: z.array(z.object({ rate: cents, taxed: z.int(), amount: cents })),
  /** Number of reservations of the period without a check-in: they are not counted. */
  not_checked_in: z.int(),
  /** Last day for the report; null for days that are no period of the municipality, or without the setting. */
  due_on: day.nullable(),
  /** When the period was marked as reported, and the sum (cents) of that time; null where it is not. */
  filed: z.object({ filed_at: instant, amount: cents }).nullable(),
})
export type StayTaxReport = z.infer<typeof stayTaxReport>

export const stayTaxQuery = z.strictObject({ from: day, to: day })

/** `PUT /stay-tax/filing`: marks a period as reported to the municipality, or takes the mark back. */
export const stayTaxFiling = z.strictObject({ from: day, to: day, filed: z.boolean() })
export type StayTaxFiling = z.infer<typeof stayTaxFiling>
