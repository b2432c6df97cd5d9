/** Addresses of the owner's calls about the days, rooms and price of a reservation. */
export const stayPaths = {
  availabilityFor: 'GET /reservations/:id/availability',
  changeStays: 'POST /reservations/:id/stays',
  swapRooms: 'POST /reservations/:id/room-swap',
  departEarly: 'POST /reservations/:id/early-departure',
  previewCancellation: 'GET /reservations/:id/cancellation',
  quoteAgreed: 'POST /agreed-quotes',
  changePlan: 'POST /reservations/:id/rate-plan',
  changePriceAdjustments: 'PUT /reservations/:id/price-adjustments',
} as const
