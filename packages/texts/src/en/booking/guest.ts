import type { Texts } from '../../texts.ts'

export const returningWords: Texts['returningWords'] = {
  applied:
    'Welcome back! The discount for returning guests has already been taken off. Please order with the e-mail or phone number of your last stay.',
  refused:
    'The discount for returning guests has not been taken off: it is only for the guest of the last stay, and only as often as it allows.',
}

export const couponFieldWords: Texts['couponFieldWords'] = {
  label: 'Discount code',
  apply: 'Use the code',
  remove: 'Remove the code',
  used: 'The code is valid; the discount has been taken off.',
  nothing: 'The code is valid, but for nothing that you have chosen.',
  smaller:
    'The code is valid; the discount for returning guests is in the price. Discounts are not added up, the better one is used.',
}
