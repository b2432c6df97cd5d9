/** A way through the code: the functions that a reader meets, in the order of their calls. */
export interface Walk {
  readonly title: string
  /** `path/of/file.ts#function`; each is called by a stop before it. */
  readonly stops: readonly string[]
}

const api = 'apps/api/src'

/** The ways that are measured; `npm run check` proves that they exist. */
export const walks: readonly Walk[] = [
  {
    title: 'An order, from the route to the commit',
    stops: [
      `${api}/booking/routes.ts#mountBooking`,
      `${api}/pricing/with-alternatives.ts#withAlternatives`,
      `${api}/booking/order-from-web.ts#orderFromWeb`,
      `${api}/calendars/pull-all.ts#pullBeforeOrder`,
      `${api}/booking/ordering/order-hold.ts#orderHold`,
      `${api}/pricing/limit-coupons.ts#limitCouponGuesses`,
      `${api}/db/database.ts#inTransaction`,
      `${api}/platform/http/idempotency-key.ts#withIdempotencyKey`,
      `${api}/booking/ordering/order-locked-hold.ts#orderLockedHold`,
      `${api}/booking/ordering/order-locked-hold.ts#lockHold`,
      `${api}/calendars/event-queries.ts#listSoldByPortal`,
      `${api}/pricing/quote.ts#makeQuote`,
      'packages/booking/src/pricing/price.ts#priceStays',
      `${api}/booking/holding/hold-services.ts#changeHeldServices`,
      `${api}/pricing/agreed-total.ts#refuseOtherTotal`,
      `${api}/payments/providers/offered-methods.ts#refuseMethod`,
      `${api}/payments/providers/offered-methods.ts#offeredMethods`,
      `${api}/pricing/claim-coupon.ts#claimCoupon`,
      `${api}/pricing/coupon-queries.ts#claimCouponUse`,
      `${api}/reservations/queries/service-queries.ts#insertBookedServices`,
      `${api}/booking/ordering/change-hold-to-order.ts#changeHoldToOrder`,
      `${api}/booking/ordering/change-hold-to-order.ts#stateAfterOrder`,
      'packages/booking/src/reservation/approval.ts#needsApproval',
      `${api}/reservations/states/change-state.ts#changeState`,
      `${api}/reservations/states/change-state.ts#changeStates`,
      `${api}/reservations/emails/queue-notices.ts#queueChangeNotices`,
      `${api}/messaging/queue-email.ts#queueEmails`,
      `${api}/messaging/queries.ts#insertEmails`,
      `${api}/booking/holding/limit-orders.ts#limitOrders`,
    ],
  },
  {
    title: 'A list of a collection, from the route to the answer',
    stops: [
      `${api}/crud/routes.ts#mountCollection`,
      `${api}/crud/routes.ts#handlers`,
      `${api}/crud/routes.ts#readHandlers`,
      `${api}/crud/read.ts#listRows`,
      `${api}/crud/statement-cache.ts#StatementCache`,
      `${api}/crud/query.ts#parseListQuery`,
      `${api}/crud/sql.ts#whereSql`,
      `${api}/crud/list-query.ts#listQuery`,
      `${api}/crud/present.ts#present`,
    ],
  },
]
