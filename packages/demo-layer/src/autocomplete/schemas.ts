import { z } from 'zod'

export const suggestion = z.object({ title: z.string(), rank: z.int(), id: z.int() })
export const suggestions = z.object({ autoComplete: z.array(suggestion) })

export type Suggestion = z.infer<typeof suggestion>
