import { z } from 'zod'
import {
  alternative,
  availabilityQuery,
  calendarDay,
  calendarQuery,
  cheapestStaysQuery,
  lowestPrice,
  lowestPricesQuery,
  partyDay,
  unitAvailability,
} from '../../pricing/availability.ts'
import { combination } from '../../pricing/combinations.ts'
import { declareCalls } from '../call.ts'
import { availabilityPaths } from './availability-paths.ts'

/** Free days and prices, before a stay is chosen. */
export const availabilityCalls = declareCalls('booking', availabilityPaths, {
  availability: {
    access: 'anyone',
    summary: 'Voľné jednotky a ceny na termín',
    query: availabilityQuery,
    answer: z.array(unitAvailability),
  },
  /** Units that sleep the party together, where no free unit does alone; at most three, the cheapest first. */
  combinations: {
    access: 'anyone',
    summary: 'Najlacnejšie spojenia izieb pre skupinu, ktorú nepojme jedna izba',
    query: availabilityQuery,
    answer: z.array(combination),
  },
  calendar: {
    access: 'anyone',
    summary: 'Kalendár jednotky po dňoch',
    query: calendarQuery,
    answer: z.array(calendarDay),
  },
  /** Each day from `from` to `to`, both included, with what the party may book; at most 400 days. */
  partyDays: {
    access: 'anyone',
    summary: 'Dni pre skupinu hostí s najnižšou cenou noci',
    query: availabilityQuery,
    answer: z.array(partyDay),
  },
  /** The cheapest stay for the party of each day of arrival that has a free unit. */
  cheapestStays: {
    access: 'anyone',
    summary: 'Najlacnejšie pobyty pre skupinu hostí podľa dňa príchodu',
    query: cheapestStaysQuery,
    answer: z.array(alternative),
  },
  lowestPrices: {
    access: 'anyone',
    summary: 'Najnižšie ceny za noc',
    query: lowestPricesQuery,
    answer: z.array(lowestPrice),
  },
})
