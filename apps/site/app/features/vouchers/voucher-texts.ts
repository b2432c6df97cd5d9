import { useWords } from '../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

/** Slovak words about gift vouchers. */
const slovak = {
  balance: {
    title: 'Zostatok darčekového poukazu',
    description: 'Zistite, koľko zostáva na vašom darčekovom poukaze.',
    text: 'Napíšte kód z poukazu a ukážeme vám, koľko na ňom zostáva a dokedy platí.',
    submit: 'Zistiť zostatok',
    left: 'Na poukaze zostáva',
    of: 'z hodnoty',
    until: 'Platí do',
    forPackage: 'Poukaz na balík:',
    states: {
      valid: 'Poukaz platí',
      redeemed: 'Poukaz je celý minutý',
      expired: 'Platnosť poukazu sa skončila',
    },
    expiredText: 'Ozvite sa nám, možno ho budeme môcť predĺžiť.',
    book: 'Vybrať si pobyt',
    bookPackage: 'Vybrať si termín balíka',
  },
  spend: {
    open: 'Mám darčekový poukaz',
    label: 'Kód poukazu',
    help: 'Dvanásť písmen a číslic, napríklad ABCD-EF34-GH67.',
    submit: 'Zaplatiť poukazom',
    doneTitle: 'Poukaz sme použili',
    doneText: 'Suma je odpočítaná z toho, čo ešte zostáva zaplatiť.',
  },
  order: {
    apply: 'Použiť poukaz',
    remove: 'Nepoužiť',
    otherPackage: (title: string) => `Tento poukaz je na balík ${title}. Objednajte si, prosím, tento balík.`,
    later: 'Darčekový poukaz použijete na stránke rezervácie, keď vám pobyt potvrdíme.',
    used: (left: string) =>
      `Na poukaze je ${left}. Zaplatíme ním, koľko sa dá, zvyšok spôsobom, ktorý si zvolíte nižšie.`,
  },
}
export type VoucherWords = typeof slovak

const english: VoucherWords = {
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

export const voucherWords: InLanguages<VoucherWords> = { sk: slovak, en: english }
export const useVoucherWords = (): VoucherWords => useWords(voucherWords)
