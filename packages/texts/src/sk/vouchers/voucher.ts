/** Slovak words about gift vouchers. */
export const voucherWords = {
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
