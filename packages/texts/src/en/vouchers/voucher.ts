import type { Texts } from '../../texts.ts'

export const voucherWords: Texts['voucherWords'] = {
  balance: {
    title: 'Balance of a gift voucher',
    description: 'See what is left on your gift voucher.',
    text: 'Type the code of the voucher and we will show you what is left on it and how long it is valid.',
    submit: 'Show the balance',
    left: 'Left on the voucher',
    of: 'of',
    until: 'Valid until',
    forPackage: 'Voucher for the package:',
    states: {
      valid: 'The voucher is valid',
      redeemed: 'The voucher is used up',
      expired: 'The voucher has expired',
    },
    expiredText: 'Get in touch, we may be able to prolong it.',
    book: 'Choose a stay',
    bookPackage: 'Choose the days of the package',
  },
  spend: {
    open: 'I have a gift voucher',
    label: 'Code of the voucher',
    help: 'Twelve letters and digits, for example ABCD-EF34-GH67.',
    submit: 'Pay with the voucher',
    doneTitle: 'The voucher has been used',
    doneText: 'It has been taken off what is left to pay.',
  },
  order: {
    apply: 'Use the voucher',
    remove: 'Do not use it',
    otherPackage: (title: string) => `This voucher is for the package ${title}. Please book that package.`,
    later: 'You can use a gift voucher on the page of your reservation once we have confirmed your stay.',
    used: (left: string) =>
      `${left} is left on the voucher. It pays as much as it can, the rest is paid the way chosen below.`,
  },
}
