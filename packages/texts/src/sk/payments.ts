/** Purpose of a payment, as gateways and banks show it. */
export const paymentWords = {
  reservation: (number: string) => `Rezervácia ${number}`,
  voucher: (number: string) => `Darčekový poukaz ${number}`,
}

/** Words of the trial gateway. */
export const sandboxWords = {
  pageTitle: 'Skúšobná platobná brána',
  actions: {
    pay: { label: 'Zaplatiť', text: 'Platba prejde a obchod sa to hneď dozvie.' },
    decline: { label: 'Odmietnuť platbu', text: 'Ako keď banka kartu neprijme.' },
    delay: { label: 'Zaplatiť s oneskorením', text: 'Platba prejde až o dvadsať sekúnd.' },
    lose: { label: 'Zaplatiť a stratiť oznámenie', text: 'Obchod sa o platbe nedozvie, musí sa opýtať sám.' },
    repeat: { label: 'Zaplatiť a oznámiť päťkrát', text: 'To isté oznámenie príde päťkrát naraz.' },
  },
  warning: 'Skúšobná brána – žiadne peniaze sa nepohnú',
  paid: 'Táto platba je už zaplatená.',
  processing: 'Táto platba sa práve spracúva.',
  back: 'Späť do obchodu',
  declined: 'Platbu ste odmietli. V obchode môžete začať novú.',
  unknownTitle: 'Takúto platbu nepoznáme',
  unknownText: 'Vráťte sa, prosím, do obchodu a začnite znova.',
}
