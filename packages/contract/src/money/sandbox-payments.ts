import { z } from 'zod'
import { sandboxActions } from '../values/sandbox-actions.ts'
import { cents } from '../values/values.ts'

/** A payment at the trial gateway. */
export const sandboxPayment = z.object({
  reference: z.string(),
  amount: cents,
  currency: z.string(),
  description: z.string(),
  /** Address to which the guest returns. */
  return_url: z.string(),
  state: z.enum(['created', 'processing', 'paid', 'declined']),
})
export type SandboxPayment = z.infer<typeof sandboxPayment>

export const sandboxActionInput = z.strictObject({ action: z.enum(sandboxActions) })
