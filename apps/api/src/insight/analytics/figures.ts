import { portion } from '@dvor/format/rounding.ts'
import type { Figures } from '@dvor/contract/insight/analytics.ts'

/** Figures that can be added up: room nights and cents. The rest of `Figures` is computed from them. */
export type Sums = Omit<Figures, 'occupancy' | 'adr' | 'revpar'>

export const noSums: Sums = { available: 0, sold: 0, portal: 0, room_revenue: 0, service_revenue: 0 }

/** Sum of the given figures. */
export function addUp(parts: Iterable<Partial<Sums>>): Sums {
  const whole = { ...noSums }
  for (const part of parts)
    for (const key of Object.keys(whole) as (keyof Sums)[]) whole[key] += part[key] ?? 0
  return whole
}

/** Percent with one decimal. */
const percentOf = (part: number, whole: number) => portion(1000, part, whole) / 10

/** Averages are computed from sums and never from averages, so that a year is not the mean of its months. */
export function figuresOf(sums: Sums): Figures {
  const { available, sold, portal, room_revenue } = sums
  return {
    ...sums,
    occupancy: available > 0 ? percentOf(sold + portal, available) : null,
    adr: sold > 0 ? portion(room_revenue, 1, sold) : null,
    revpar: available > 0 ? portion(room_revenue, 1, available) : null,
  }
}
