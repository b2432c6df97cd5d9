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
import type { ReadOptions } from '../calls/call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const one = (id: string) => `/vouchers/${encodeURIComponent(id)}`
const ofReservation = (id: string) => `/reservations/${encodeURIComponent(id)}`

/** Calls of a visitor with a gift voucher. */
export function guestVoucherCalls(send: Send) {
  return withAttempt({
    /** What is left of a voucher, by its code. */
    balance: (code: string): Promise<Attempt<VoucherBalance>> =>
      send('POST', '/voucher-balances', { body: { code } }),
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
