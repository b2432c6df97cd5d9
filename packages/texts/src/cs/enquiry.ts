import type { Texts } from '../texts.ts'

export const enquiryWords: Texts['enquiryWords'] = {
  labels: {
    name: 'Jméno a příjmení',
    email: 'E-mail',
    phone: 'Telefon',
    message: 'Zpráva',
    hall: 'Sál',
    event_type: 'Co chystáte',
    day_from: 'Od',
    day_to: 'Do',
    persons: 'Počet osob',
  },
  problems: {
    rate_limited: 'Poslali jste nám už několik zpráv po sobě. Zkuste to prosím za hodinu, nebo zavolejte.',
    not_available: 'Formulář teď zprávy nepřijímá. Zavolejte nám prosím, nebo napište e-mail.',
  },
  wrong: {
    persons: 'Napište počet osob číslem, nejméně jedna.',
    day_from: 'Vyberte prosím den z kalendáře.',
    day_to: 'Konec nemůže být před začátkem.',
    hall: 'Tento sál už nenabízíme, vyberte prosím jiný.',
  },
  optional: 'nepovinné',
  closedTitle: 'Formulář je teď zavřený.',
  closedText: 'Zavolejte nám prosím, nebo napište e-mail.',
  failedTitle: 'Zpráva se neodeslala',
  sent: 'Odesláno',
  thanks: 'Děkujeme, brzy se ozveme.',
  another: 'Napsat další zprávu',
  privacy: 'Ochrana osobních údajů',
  sendMessage: 'Odeslat zprávu',
  sendDemand: 'Odeslat poptávku',
  noHall: 'Píšu o něčem jiném',
  anyHall: 'Nevím, poraďte nám',
  eventHelp: 'Například svatba, křtiny nebo porada.',
  hallStart: 'Chystáte oslavu nebo poradu? ',
  hallLink: 'Zeptejte se na sál',
  hallEnd: ', odpovíme nabídkou na míru.',
}

export const enquiryFormWords: Texts['enquiryFormWords'] = {
  leaveEmpty: 'Nevyplňujte',
  errorsTitle: 'Ještě je potřeba opravit:',
}

export const stayMessageWords: Texts['stayMessageWords'] = {
  before: 'Dobrý den, rádi bychom u vás bydleli',
  people: 'Přijedeme',
  baby: 'dítě do jednoho roku',
  after: 'Na webu jsme volný pokoj nenašli. Dalo by se s tím něco udělat?',
}

const consent_text =
  'Odesláním nám poskytnete údaje, které potřebujeme k odpovědi. Jak s nimi nakládáme, popisujeme v ochraně osobních údajů.'

export const enquiryPageWords: Texts['enquiryPageWords'] = {
  '/kontakt': {
    title: 'Napište nám',
    intro: 'Zeptejte se na cokoli. Odpovídáme většinou do druhého dne, klidně i česky.',
    success_text: 'Děkujeme za zprávu, brzy se vám ozveme.',
    consent_text,
  },
  '/saly': {
    title: 'Zeptat se na sál',
    intro: 'Napište nám, kdy a co chystáte a pro kolik lidí.',
    success_text: 'Děkujeme, ozveme se vám s nabídkou na míru.',
    consent_text,
  },
}
