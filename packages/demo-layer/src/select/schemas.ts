import { z } from 'zod'

export const selectOption = z.object({ id: z.int(), value: z.string(), label: z.string() })

export type SelectOption = z.infer<typeof selectOption>
