import type {
  NewVoucher,
  Voucher,
  VoucherBalance,
  VoucherDetail,
  VoucherPage,
  VoucherPayment,
  VoucherProlongation,
  VoucherQuery,
  VoucherRedeemed,
  VoucherReturn,
  VoucherSending,
  VoucherVoiding,
} from '@dvor/contract/money/vouchers.ts'
import type {
  NewVoucherOrder,
  VoucherOffer,
  VoucherOrder,
  VoucherOrderPaid,
  VoucherOrderResult,
  VoucherWithdrawal,
} from '@dvor/contract/reservations/voucher-orders.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { ReadOptions } from '../calls/call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const one = (id: string) => `/vouchers/${encodeURIComponent(id)}`
const order = (token: string) => `/voucher-orders/${encodeURIComponent(token)}`
const ofReservation = (id: string) => `/reservations/${encodeURIComponent(id)}`

/** Calls of a visitor with a gift voucher. */
export function guestVoucherCalls(send: Send) {
  return withAttempt({
    /** The balance of a voucher, by its code. */
    balance: (code: string): Promise<Attempt<VoucherBalance>> =>
      send('POST', '/voucher-balances', { body: { code } }),
    /** The vouchers that the site sells; not found while it sells none. */
    offer: (options?: ReadOptions): Promise<Attempt<VoucherOffer>> => send('GET', '/voucher-offer', options),
    /** Orders a voucher with the obligation to pay. */
    order: (body: NewVoucherOrder): Promise<Attempt<VoucherOrderResult>> =>
      send('POST', '/voucher-orders', { body }),
    /** The buyer's page. */
    readOrder: (token: string, options?: ReadOptions): Promise<Attempt<VoucherOrder>> =>
      send('GET', order(token), options),
    payOrder: (token: string, payment_method: PaymentMethod): Promise<Attempt<VoucherOrderPaid>> =>
      send('POST', `${order(token)}/payment`, { body: { payment_method } }),
    withdraw: (token: string, body: VoucherWithdrawal): Promise<Attempt<VoucherOrder>> =>
      send('POST', `${order(token)}/withdrawal`, { body }),
    /** Pays what is due of a reservation, as far as the voucher suffices. */
    spend: (token: string, code: string): Promise<Attempt<VoucherRedeemed>> =>
      send('POST', `/reservation-details/${encodeURIComponent(token)}/voucher`, { body: { code } }),
  })
}

/** The owner's calls on gift vouchers. */
export function ownerVoucherCalls(send: Send) {
  return withAttempt({
    list: (query: VoucherQuery, options?: ReadOptions): Promise<Attempt<VoucherPage>> =>
      send('GET', '/vouchers', { ...options, query }),
    read: (id: string, options?: ReadOptions): Promise<Attempt<VoucherDetail>> =>
      send('GET', one(id), options),
    sell: (body: NewVoucher): Promise<Attempt<Voucher>> => send('POST', '/vouchers', { body }),
    /** The whole code; the history records that it was read. */
    showCode: (id: string): Promise<Attempt<{ code: string }>> =>
      send('POST', `${one(id)}/code`, { body: {} }),
    /** Books the money of a voucher that waits for it. */
    pay: (id: string, body: VoucherPayment): Promise<Attempt<Voucher>> =>
      send('POST', `${one(id)}/payment`, { body }),
    /** Records that what is owed to the buyer was paid back. */
    payBack: (id: string, body: VoucherPayment): Promise<Attempt<Voucher>> =>
      send('POST', `${one(id)}/refund`, { body }),
    sendAgain: (id: string, body: VoucherSending): Promise<Attempt<Voucher>> =>
      send('POST', `${one(id)}/email`, { body }),
    makeVoid: (id: string, body: VoucherVoiding): Promise<Attempt<Voucher>> =>
      send('POST', `${one(id)}/void`, { body }),
    prolong: (id: string, body: VoucherProlongation): Promise<Attempt<Voucher>> =>
      send('POST', `${one(id)}/validity`, { body }),
    redeem: (reservation: string, code: string): Promise<Attempt<VoucherRedeemed>> =>
      send('POST', `${ofReservation(reservation)}/voucher-redemptions`, { body: { code } }),
    /** Gives money of a reservation back to the vouchers that paid it. */
    giveBack: (reservation: string, body: VoucherReturn): Promise<Attempt<{ returned: number }>> =>
      send('POST', `${ofReservation(reservation)}/voucher-returns`, { body }),
  })
}
