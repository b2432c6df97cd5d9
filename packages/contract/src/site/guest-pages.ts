import type { GuestPage } from './site-page.ts'

/** Pages for one visitor by the names of their files in `apps/site/app/pages/guest`. */
export const guestPages = {
  booking: { path: '/rezervacia', previews: { services: '?service=:slug' } },
  reservationLookup: { path: '/moja-rezervacia' },
  reservationDetail: { path: '/rezervacia-detail/:slug', disallowed: true },
  paymentConfirmation: { path: '/potvrdenie_platby', disallowed: true },
  sandboxPayment: { path: '/skusobna-platba/:reference' },
  waitingList: { path: '/poradovnik' },
  waitingEntry: { path: '/poradovnik/:token', disallowed: true },
  gatheringRequest: { path: '/spolu' },
  gatheringOrganiser: { path: '/spolu/sprava/:token', disallowed: true },
  gatheringShared: { path: '/spolu/:token', disallowed: true },
  voucherSale: { path: '/darcekovy-poukaz' },
  voucherOrder: { path: '/darcekovy-poukaz/objednavka/:token', disallowed: true },
  voucherBalance: { path: '/darcekovy-poukaz/zostatok' },
  survey: { path: '/spatna-vazba/:id' },
} as const satisfies Record<string, GuestPage>

/** Id of the payment part of `reservationDetail`: the target of links that ask for money. */
export const paymentAnchor = 'platba'
