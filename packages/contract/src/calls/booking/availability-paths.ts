/** Addresses of the calls about free days and prices before a stay is chosen. */
export const availabilityPaths = {
  availability: 'GET /availability',
  combinations: 'GET /combinations',
  calendar: 'GET /accommodation-units/:id/calendar',
  partyDays: 'GET /party-days',
  cheapestStays: 'GET /cheapest-stays',
  lowestPrices: 'GET /lowest-prices',
} as const
