/** Next step of an e-mail's reader: its button, and the blocks below it. */
export const emailActionWords = {
  buttons: {
    reservation: 'Zobraziť rezerváciu',
    pay: 'Zobraziť a zaplatiť',
    weatherChoice: 'Vybrať si',
    survey: 'Vyplniť dotazník',
    draft: 'Pokračovať v rezervácii',
    waitingEntry: 'Pozrieť zápis',
    waitingOffer: 'Prijať ponuku',
    gatheringConfirmation: 'Potvrdiť a podržať izby',
    gathering: 'Pozrieť, kto už príde',
    newPassword: 'Nastaviť nové heslo',
    password: 'Nastaviť heslo',
    backOffice: 'Otvoriť v administrácii',
  },
  wallet: { title: 'Rezervácia v telefóne', text: 'Majte dni, adresu a kontakt poruke aj bez internetu.' },
  returning: {
    title: 'Zľava na ďalší pobyt',
    text: (discount: string) => `Nabudúce máte u nás zľavu ${discount}.`,
    link: 'Otvoriť moju rezerváciu',
    caption: 'Odtiaľ si vyberiete termín a zľava sa odpočíta sama, platí len vám',
  },
}
