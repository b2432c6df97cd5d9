import { z } from 'zod'

/** Cancelling at least this number of days before arrival costs this percentage of the total. */
export const cancellationRule = z.strictObject({
  days_before: z.int().min(0).max(365),
  fee_percent: z.int().min(0).max(100),
})

export type CancellationRule = z.infer<typeof cancellationRule>
