import type { Texts } from '../../texts.ts'

export const couponRefusalWords: Texts['couponRefusalWords'] = {
  not_yet: 'This code is not valid yet.',
  over: 'This code has expired.',
  other_stay: 'This code is for other days of stay.',
  other_unit: 'This code is for another room than the one you have chosen.',
  other_plan: 'This code goes with another rate. Try choosing that one.',
  nothing_covered: 'This code is a discount on accommodation, which your order does not have.',
  too_short: 'The stay is too short for this code; try a longer one.',
  used_up: 'This code has been used up by others.',
  other_guest: 'This code belongs to another guest. It is valid with the e-mail or phone of their stay.',
}

const unpaid = 'This voucher has not been paid for yet, so it cannot be used.'

export const voucherRefusalWords: Texts['voucherRefusalWords'] = {
  unknown:
    'We do not know this code. Please check it sign by sign. Vouchers of other places are not valid here.',
  waiting: unpaid,
  lapsed: unpaid,
  void: 'This voucher has been cancelled. If that surprises you, get in touch.',
  expired: 'This voucher has expired. Get in touch, we may be able to prolong it.',
  redeemed: 'This voucher is used up.',
}
