import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'

/**
 * Largest number of days from the first arrival of a reservation to its last departure, as its stays may lie apart.
 * Queries by days bound the arrival by it, so that earlier years are not read.
 */
export const longestReach = 2 * maxStayNights
