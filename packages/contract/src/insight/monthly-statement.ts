import { homeLanguage, officeLanguages } from '@dvor/format/languages.ts'
import { z } from 'zod'
import { furtherVatKind } from '../money/vat-kinds.ts'
import { documentKind } from '../money/invoices.ts'
import { transactionMethods } from '../money/ledger.ts'
import { voucherSums } from '../money/vouchers.ts'
import { cents, day, id, month } from '../values/values.ts'

export const monthParams = z.strictObject({ month })
export const statementFileQuery = z.strictObject({ language: z.enum(officeLanguages).default(homeLanguage) })

/**
 * Earnings of stays, by the parts of their prices, in cents with VAT. The sum of a VAT kind of the property's own stands
 * under its id; absent for nothing.
 */
export const earnedSums = z
  .object({
    reservations: z.int(),
    /** Less the discounts of the same VAT kind. */
    accommodation: cents,
    food: cents,
    other: cents,
    /** Collected for the municipality. */
    stay_tax: cents,
    /** Kept of early departures, cancellations and guests who did not come. */
    fees: cents,
    total: cents,
  })
  .catchall(cents)
export type EarnedSums = z.infer<typeof earnedSums>

/** The earned sums against the ledger: `paid` − `overpaid` + `open` = what was earned. */
export const settledSums = z.object({ paid: cents, open: cents, overpaid: cents })
export type SettledSums = z.infer<typeof settledSums>

/** A reservation whose ledger or documents differ from what it earned. */
export const statementDifference = z.object({
  id,
  number: z.string().nullable(),
  guest_name: z.string().nullable(),
  earned: cents,
  paid: cents,
  /** Sum of its tax documents, credit notes included. */
  invoiced: cents,
})

/**
 * `GET /monthly-statements/{month}`: stays that ended in the month, with what they earned; the money that moved in it;
 * the tax documents issued in it.
 */
export const monthlyStatement = z.object({
  month,
  from: day,
  to: day,
  /** Room nights of the month; occupancy in percent with one decimal, null without rooms. */
  nights: z.object({
    available: z.int(),
    sold: z.int(),
    portal: z.int(),
    occupancy: z.number().nullable(),
  }),
  earned: earnedSums,
  /** The VAT kinds of the property's own, whose sums `earned` can have. */
  vat_kinds: z.array(furtherVatKind),
  /** Kept of security deposits in the month, beside the ledger and without VAT. */
  kept_deposits: cents,
  vouchers: voucherSums,
  settled: settledSums,
  /** VAT in what was earned, by rate; empty where the property pays none. */
  vat: z.array(z.object({ rate: z.number(), net: cents, vat: cents, gross: cents })),
  /** Whether a rate is missing in the settings, so that `vat` is not complete. */
  lacks_rate: z.boolean(),
  /** Entries of the ledger in the month; `returned` is zero or negative. */
  money: z.array(
    z.object({
      method: z.enum(transactionMethods.map(({ value }) => value)),
      received: cents,
      returned: cents,
      net: cents,
    }),
  ),
  documents: z.array(z.object({ kind: documentKind, count: z.int(), net: cents, vat: cents, total: cents })),
  /** Sum of all tax documents about the stays above, whenever they were issued. */
  invoiced: cents,
  differences: z.array(statementDifference),
  /** Stays that should have ended in the month and are not closed yet: they are not counted. */
  not_closed: z.int(),
})
export type MonthlyStatement = z.infer<typeof monthlyStatement>
