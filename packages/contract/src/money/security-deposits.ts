import { z } from 'zod'
import { cents, id, instant } from '../values/values.ts'
import { enteredMethods } from './ledger.ts'

/** Movements of a security deposit; it is the guest's money, so none of them is a payment. */
export const depositKinds = [
  { value: 'deposit_taken', label: { sk: 'Kaucia prijatá', en: 'Security deposit taken' } },
  { value: 'deposit_returned', label: { sk: 'Kaucia vrátená', en: 'Security deposit returned' } },
  { value: 'deposit_kept', label: { sk: 'Kaucia ponechaná', en: 'Security deposit kept' } },
] as const
const depositKind = z.enum(depositKinds.map(({ value }) => value))
export type DepositKind = z.infer<typeof depositKind>

/** Methods by which a security deposit is taken and returned. */
export const depositMethods = enteredMethods.filter(
  (method): method is Exclude<(typeof enteredMethods)[number], { value: 'voucher' }> =>
    method.value !== 'voucher',
)
const depositMethod = z.enum(['cash', 'card', 'transfer'])
export type DepositMethod = z.infer<typeof depositMethod>

/** `POST /reservations/{id}/security-deposit`: the amount is positive, the kind gives the sign. */
export const depositInput = z.strictObject({
  kind: depositKind,
  method: depositMethod,
  amount: z.int().min(1).max(100_000_000),
  /** Required for a kept amount. */
  reason: z.string().trim().min(1).max(300).nullish(),
})
export type DepositInput = z.infer<typeof depositInput>

export const depositEntry = z.object({
  id,
  kind: depositKind,
  method: depositMethod,
  /** Cents; negative when returned or kept. */
  amount: cents,
  booked_at: instant,
  reason: z.string().nullable(),
  recorded_by: z.string(),
})

/**
 * `GET /reservations/{id}/security-deposit`: cents that were agreed, are still to be taken (none once a part was kept and
 * the rest returned), and are held.
 */
export const securityDeposit = z.object({
  agreed: cents,
  missing: cents,
  held: cents,
  entries: z.array(depositEntry),
})
export type SecurityDeposit = z.infer<typeof securityDeposit>
