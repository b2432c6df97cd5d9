import type { Texts } from '../../texts.ts'

export const emailActionWords: Texts['emailActionWords'] = {
  buttons: {
    reservation: 'Zobrazit rezervaci',
    pay: 'Zobrazit a zaplatit',
    weatherChoice: 'Vybrat si',
    survey: 'Vyplnit dotazník',
    draft: 'Pokračovat v rezervaci',
    waitingEntry: 'Zobrazit zápis',
    waitingOffer: 'Přijmout nabídku',
    gatheringConfirmation: 'Potvrdit a podržet pokoje',
    gathering: 'Podívat se, kdo už přijede',
    newPassword: 'Nastavit nové heslo',
    password: 'Nastavit heslo',
    backOffice: 'Otevřít v administraci',
  },
  wallet: { title: 'Rezervace v telefonu', text: 'Mějte dny, adresu a kontakt po ruce i bez internetu.' },
  returning: {
    title: 'Sleva na další pobyt',
    text: (discount) => `Příště máte u nás slevu ${discount}.`,
    link: 'Otevřít moji rezervaci',
    caption: 'Odtud si vyberete termín a sleva se odečte sama, platí jen vám',
  },
}
