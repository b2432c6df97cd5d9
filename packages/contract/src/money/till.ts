import { z } from 'zod'
import { cents, day, id, instant, month } from '../values/values.ts'
import { voucherTillKinds } from './vouchers.ts'

/** Cash that is moved without a payment. */
export const tillMovementKinds = [
  { value: 'deposit', label: { sk: 'Vklad', en: 'Deposit' } },
  { value: 'withdrawal', label: { sk: 'Výber', en: 'Withdrawal' } },
] as const
const movementKind = z.enum(tillMovementKinds.map(({ value }) => value))
export type TillMovementKind = z.infer<typeof movementKind>

/** `POST /till/movements`: the amount is positive, the kind gives the sign. */
export const tillMovementInput = z.strictObject({
  kind: movementKind,
  amount: z.int().min(1).max(100_000_000),
  note: z.string().trim().min(1).max(200),
})
export type TillMovementInput = z.infer<typeof tillMovementInput>

/** One line of the till: money at the front desk, or a movement of cash. */
export const tillLine = z.object({
  at: instant,
  kind: z.enum([
    'payment',
    'refund',
    'reversal',
    'deposit_taken',
    'deposit_returned',
    ...voucherTillKinds.map(({ value }) => value),
    'deposit',
    'withdrawal',
  ]),
  method: z.enum(['cash', 'card', 'voucher']),
  /** Cents; negative is money out. */
  amount: cents,
  /** Number of the receipt, or the note of a movement. */
  text: z.string().nullable(),
  reservation_number: z.string().nullable(),
})
export type TillLine = z.infer<typeof tillLine>

/** Sums of a till in cents. */
export const tillSums = z.object({
  opening: cents,
  /** Cash of guests taken, and given back (negative). */
  cash_in: cents,
  cash_out: cents,
  deposits: cents,
  /** Negative. */
  withdrawals: cents,
  /** Card and vouchers at the front desk: not in the drawer. */
  card: cents,
  voucher: cents,
  /** Cash that should be in the drawer. */
  expected: cents,
})
export type TillSums = z.infer<typeof tillSums>

/** Content of a hand-over, frozen when it is made. */
export interface HandoverFacts extends TillSums {
  lines: readonly TillLine[]
  reason: string | null
  property: { name: string; address: string; ico: string | null }
}

/** `GET /till`: the till since the last hand-over. */
export const till = z.object({
  since: instant,
  /** The last hand-over; null before the first. */
  previous: id.nullable(),
  /** True until the first hand-over, whose opening is typed in. */
  is_first: z.boolean(),
  sums: tillSums,
  lines: z.array(tillLine),
})
export type Till = z.infer<typeof till>

/** `POST /till/handovers` */
export const handoverInput = z.strictObject({
  /** Cash at the beginning; only for the first hand-over. */
  opening: z.int().min(0).max(100_000_000).nullish(),
  /** The last hand-over as shown; after another one nothing is handed over (`stale`). */
  previous: id.nullish(),
  /** The cash that the caller expects: with another one nothing is handed over (`stale`). */
  expected: z.int(),
  counted: z.int().min(0).max(100_000_000),
  /** Required where the counted cash differs from the expected one. */
  reason: z.string().trim().min(1).max(300).nullish(),
})
export type HandoverInput = z.infer<typeof handoverInput>

/** A hand-over of the till. */
export const tillHandover = z.object({
  id,
  number: z.string(),
  day,
  opened_at: instant,
  handed_over_at: instant,
  handed_over_by: z.string(),
  sums: tillSums,
  counted: cents,
  difference: cents,
  reason: z.string().nullable(),
})
export type TillHandover = z.infer<typeof tillHandover>

/** `GET /till/handovers`: of a month, the newest first. */
export const handoverQuery = z.strictObject({ month })
