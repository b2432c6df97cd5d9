import { formatDay } from '@dvor/format/day-text.ts'
import { z } from 'zod'
import type { Failure } from '../../core/client/api.ts'

const details = z.object({ nights: z.array(z.string()) })

/** The nights for which a room cannot be closed, in words; null for another failure. */
export function takenNights({ code, details: said }: Failure): string | null {
  const nights = code === 'nights_taken' ? details.safeParse(said).data?.nights : undefined
  return nights ? nights.map((night) => formatDay(night)).join(', ') : null
}
