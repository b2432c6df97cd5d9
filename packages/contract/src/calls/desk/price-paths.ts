/** Addresses of the owner's calls about prices: their explanation, the prices by days and changes in bulk. */
export const pricePaths = {
  simulate: 'POST /price-simulations',
  seasonEffect: 'POST /season-effects',
  calendar: 'GET /price-calendar',
  changes: 'GET /price-changes',
  change: 'POST /price-changes',
} as const
