import type { Texts } from '../texts.ts'

export const paymentWords: Texts['paymentWords'] = {
  reservation: (number) => `Rezervace ${number}`,
  voucher: (number) => `Dárkový poukaz ${number}`,
}

export const sandboxWords: Texts['sandboxWords'] = {
  pageTitle: 'Zkušební platební brána',
  actions: {
    pay: { label: 'Zaplatit', text: 'Platba projde a obchod se to hned dozví.' },
    decline: { label: 'Odmítnout platbu', text: 'Jako když banka kartu nepřijme.' },
    delay: { label: 'Zaplatit se zpožděním', text: 'Platba projde až za dvacet sekund.' },
    lose: { label: 'Zaplatit a ztratit oznámení', text: 'Obchod se o platbě nedozví, musí se zeptat sám.' },
    repeat: { label: 'Zaplatit a oznámit pětkrát', text: 'Stejné oznámení přijde pětkrát najednou.' },
  },
  warning: 'Zkušební brána – žádné peníze se nepohnou',
  paid: 'Tato platba už je zaplacená.',
  processing: 'Tato platba se právě zpracovává.',
  back: 'Zpět do obchodu',
  declined: 'Platbu jste odmítli. V obchodě můžete začít novou.',
  unknownTitle: 'Takovou platbu neznáme',
  unknownText: 'Vraťte se prosím do obchodu a začněte znovu.',
}
