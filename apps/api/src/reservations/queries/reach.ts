import { maxStayNights } from '@dvor/contract/pricing/quotes.ts'

/**
 * Days from the first arrival of a reservation to its last departure at most, as its stays may lie apart. Who looks for
 * those that touch some days bounds their arrival by it, so that the years before are not read.
 */
export const longestReach = 2 * maxStayNights
