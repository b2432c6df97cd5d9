import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { BenchProperty } from '../bench-property.ts'

const nights = 3

export interface BenchStay {
  accommodation_unit: string
  arrival: string
  departure: string
  adults: number
  children_ages: number[]
}

/** A stay of three nights, different for each index and round; 200 rooms give each round 200 of them. */
export function stayOf({ units }: Pick<BenchProperty, 'units'>, index: number, round: number): BenchStay {
  const arrival = addDays(todayIn(new Date()), 10 + round * nights)
  const accommodation_unit = units[index] ?? ''
  return { accommodation_unit, arrival, departure: addDays(arrival, nights), adults: 2, children_ages: [] }
}

/** Each booking has an address of its own, because an address may hold three rooms only. */
export const addressOf = (index: number, round: number): string => `10.${round}.${index >> 8}.${index & 255}`

/** Each guest has an e-mail of their own: the earlier bookings of one are read with the order. */
export const orderOf = (hold_token: string, expected_total: number) => ({
  hold_token,
  guest: {
    first_name: 'Ján',
    last_name: 'Skúšobný',
    email: `jan.${hold_token}@example.com`,
    phone: '+421900000000',
    country: 'SK',
  },
  payment_method: 'on_site' as const,
  terms_version: '1',
  expected_total,
})
