import type { Texts } from '../../texts.ts'

export const voucherWords: Texts['voucherWords'] = {
  balance: {
    title: 'Zůstatek dárkového poukazu',
    description: 'Zjistěte, kolik zbývá na vašem dárkovém poukazu.',
    text: 'Napište kód z poukazu a ukážeme vám, kolik na něm zbývá a do kdy platí.',
    submit: 'Zjistit zůstatek',
    left: 'Na poukazu zbývá',
    of: 'z hodnoty',
    until: 'Platí do',
    forPackage: 'Poukaz na balíček:',
    states: {
      valid: 'Poukaz platí',
      redeemed: 'Poukaz je celý vyčerpaný',
      expired: 'Platnost poukazu skončila',
    },
    expiredText: 'Ozvěte se nám, možná ho budeme moci prodloužit.',
    book: 'Vybrat si pobyt',
    bookPackage: 'Vybrat si termín balíčku',
  },
  spend: {
    open: 'Mám dárkový poukaz',
    label: 'Kód poukazu',
    help: 'Dvanáct písmen a číslic, například ABCD-EF34-GH67.',
    submit: 'Zaplatit poukazem',
    doneTitle: 'Poukaz jsme použili',
    doneText: 'Částka je odečtená z toho, co ještě zbývá zaplatit.',
  },
  order: {
    apply: 'Použít poukaz',
    remove: 'Nepoužít',
    otherPackage: (title) => `Tento poukaz je na balíček ${title}. Objednejte si prosím tento balíček.`,
    later: 'Dárkový poukaz použijete na stránce rezervace, až vám pobyt potvrdíme.',
    used: (left) =>
      `Na poukazu je ${left}. Zaplatíme jím, kolik půjde, zbytek způsobem, který si zvolíte níže.`,
  },
}
