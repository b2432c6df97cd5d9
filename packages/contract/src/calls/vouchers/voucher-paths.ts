/** Addresses of a visitor's calls with gift vouchers. */
export const guestVoucherPaths = {
  balance: 'POST /voucher-balances',
  spend: 'POST /reservation-details/:token/voucher',
  offer: 'GET /voucher-offer',
  picture: 'GET /voucher-offer/picture.svg',
  order: 'POST /voucher-orders',
  readOrder: 'GET /voucher-orders/:token',
  payOrder: 'POST /voucher-orders/:token/payment',
  withdraw: 'POST /voucher-orders/:token/withdrawal',
  file: 'GET /voucher-orders/:token/file.pdf',
  documentFile: 'GET /voucher-orders/:token/documents/:id/file.pdf',
} as const

/** Addresses of the owner's calls with gift vouchers. */
export const ownerVoucherPaths = {
  list: 'GET /vouchers',
  read: 'GET /vouchers/:id',
  file: 'GET /vouchers/:id/file.pdf',
  showCode: 'POST /vouchers/:id/code',
  receiptFile: 'GET /voucher-movements/:id/file.pdf',
  sell: 'POST /vouchers',
  pay: 'POST /vouchers/:id/payment',
  sendAgain: 'POST /vouchers/:id/email',
  payBack: 'POST /vouchers/:id/refund',
  makeVoid: 'POST /vouchers/:id/void',
  prolong: 'POST /vouchers/:id/validity',
  redeem: 'POST /reservations/:id/voucher-redemptions',
  giveBack: 'POST /reservations/:id/voucher-returns',
} as const
