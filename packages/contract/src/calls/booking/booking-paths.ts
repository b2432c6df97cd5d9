/** Addresses of the calls with which a visitor books. */
export const bookingPaths = {
  paymentMethods: 'GET /payment-methods',
  occurrences: 'GET /service-occurrences',
  quote: 'POST /quotes',
  planOffers: 'POST /rate-plan-offers',
  packageOptions: 'POST /package-options',
  hold: 'POST /reservation-holds',
  releaseHold: 'DELETE /reservation-holds/:token',
  keepDraft: 'POST /booking-drafts',
  continueDraft: 'POST /booking-drafts/continuations',
  order: 'POST /reservation-orders',
} as const
