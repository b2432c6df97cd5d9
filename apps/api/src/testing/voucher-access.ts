import type { Audience } from './collection-readers.ts'

/** Calls with gift vouchers, by audience. */
export const voucherCalls: Readonly<Record<Extract<Audience, 'everyone' | 'admins'>, readonly string[]>> = {
  everyone: [
    'POST /voucher-balances',
    'POST /reservation-details/:token/voucher',
    'GET /voucher-offer',
    'GET /voucher-offer/picture.svg',
    'POST /voucher-orders',
    'GET /voucher-orders/:token',
    'POST /voucher-orders/:token/payment',
    'POST /voucher-orders/:token/withdrawal',
    'GET /voucher-orders/:token/file.pdf',
    'GET /voucher-orders/:token/documents/:id/file.pdf',
  ],
  admins: [
    'GET /vouchers',
    'POST /vouchers',
    'GET /vouchers/:id',
    'GET /vouchers/:id/file.pdf',
    'GET /voucher-movements/:id/file.pdf',
    'POST /vouchers/:id/code',
    'POST /vouchers/:id/payment',
    'POST /vouchers/:id/email',
    'POST /vouchers/:id/void',
    'POST /vouchers/:id/refund',
    'POST /vouchers/:id/validity',
    'POST /reservations/:id/voucher-redemptions',
    'POST /reservations/:id/voucher-returns',
  ],
}
