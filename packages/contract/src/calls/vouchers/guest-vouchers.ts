import * as vouchers from '../../money/vouchers.ts'
import * as orders from '../../reservations/voucher-orders.ts'
import { declareCalls } from '../call.ts'
import { guestVoucherPaths } from './voucher-paths.ts'

const pdf = { file: 'application/pdf' } as const

/** Calls of visitors: buy a voucher on the site, ask for its balance and pay with it. */
export const guestVoucherCalls = declareCalls('vouchers', guestVoucherPaths, {
  balance: {
    access: 'anyone',
    summary: 'Zostatok poukazu podľa kódu',
    body: vouchers.voucherBalanceRequest,
    errors: ['voucher_invalid'],
    answer: vouchers.voucherBalance,
  },
  /** Pays what is due of a reservation, as far as the voucher suffices. */
  spend: {
    keyed: true,
    access: 'token',
    summary: 'Hosť platí poukazom',
    body: vouchers.voucherRedemption,
    errors: ['payment_invalid', 'voucher_invalid'],
    answer: vouchers.voucherRedeemed,
  },
  /** Not found while the site sells none. */
  offer: {
    access: 'anyone',
    summary: 'Ponuka poukazov na webe',
    errors: ['not_found'],
    answer: orders.voucherOffer,
  },
  picture: { access: 'anyone', summary: 'Kresba na poukaze', answer: { file: 'image/svg+xml' } },
  /** Orders with the obligation to pay. */
  order: {
    access: 'anyone',
    summary: 'Objednávka poukazu na webe',
    body: orders.voucherOrderRequest,
    answer: orders.voucherOrderResult,
  },
  readOrder: { access: 'token', summary: 'Stránka kupujúceho', answer: orders.voucherOrder },
  payOrder: {
    keyed: true,
    access: 'token',
    summary: 'Zaplatenie objednaného poukazu',
    body: orders.voucherOrderPayment,
    errors: ['payment_method_unavailable'],
    answer: orders.voucherOrderPaid,
  },
  withdraw: {
    keyed: true,
    access: 'token',
    summary: 'Odstúpenie od kúpy poukazu',
    body: orders.voucherWithdrawal,
    answer: orders.voucherOrder,
  },
  file: { access: 'token', summary: 'Kúpený poukaz v PDF', answer: pdf },
  documentFile: { access: 'token', summary: 'Doklad o peniazoch za kúpený poukaz v PDF', answer: pdf },
})
