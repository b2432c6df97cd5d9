import { portion } from '@dvor/format/rounding.ts'

/**
 * Cents of a night for fewer persons after the price of a full unit changed: by the same sum, but a discount takes no
 * larger part of it than of the full price, so that nobody sleeps for nothing.
 */
export function shiftedPrice(price: number, full: number, changedFull: number): number {
  const moved = price + changedFull - full
  return full > 0 ? Math.max(moved, portion(price, changedFull, full)) : moved
}
