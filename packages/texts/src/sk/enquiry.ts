/** Words of the public forms beside the owner's. */
export const enquiryWords = {
  labels: {
    name: 'Meno a priezvisko',
    email: 'E-mail',
    phone: 'Telefón',
    message: 'Správa',
    hall: 'Sála',
    event_type: 'Čo chystáte',
    day_from: 'Od',
    day_to: 'Do',
    persons: 'Počet osôb',
  },
  problems: {
    rate_limited: 'Poslali ste nám už viac správ za sebou. Skúste to, prosím, o hodinu, alebo zavolajte.',
    not_available: 'Formulár teraz správy neprijíma. Zavolajte nám, prosím, alebo napíšte e-mail.',
  },
  wrong: {
    persons: 'Napíšte počet osôb číslom, najmenej jedna.',
    day_from: 'Vyberte, prosím, deň z kalendára.',
    day_to: 'Koniec nemôže byť pred začiatkom.',
    hall: 'Túto sálu už neponúkame, vyberte, prosím, inú.',
  },
  optional: 'nepovinné',
  closedTitle: 'Formulár je teraz zatvorený.',
  closedText: 'Zavolajte nám, prosím, alebo napíšte e-mail.',
  failedTitle: 'Správa sa neodoslala',
  sent: 'Odoslané',
  thanks: 'Ďakujeme, čoskoro sa ozveme.',
  another: 'Napísať ďalšiu správu',
  privacy: 'Ochrana osobných údajov',
  sendMessage: 'Odoslať správu',
  sendDemand: 'Odoslať dopyt',
  noHall: 'Píšem o niečom inom',
  anyHall: 'Neviem, poraďte nám',
  eventHelp: 'Napríklad svadba, krst alebo porada.',
  hallStart: 'Chystáte oslavu alebo poradu? ',
  hallLink: 'Opýtajte sa na sálu',
  hallEnd: ', odpovieme ponukou na mieru.',
}

export const enquiryFormWords = { leaveEmpty: 'Nevypĺňajte', errorsTitle: 'Ešte treba opraviť:' }

export const stayMessageWords = {
  before: 'Dobrý deň, radi by sme u vás bývali',
  people: 'Prídeme',
  baby: 'dieťa do roka',
  after: 'Na webe sme voľnú izbu nenašli. Dalo by sa s tým niečo urobiť?',
}

const consent_text =
  'Odoslaním nám poskytnete údaje, ktoré potrebujeme na odpoveď. Ako s nimi narábame, opisujeme v ochrane osobných údajov.'

/** Around the forms, in languages in which the owner has no words. */
export const enquiryPageWords = {
  '/kontakt': {
    title: 'Napíšte nám',
    intro: 'Opýtajte sa na čokoľvek. Odpovedáme spravidla do druhého dňa.',
    success_text: 'Ďakujeme za správu, čoskoro sa vám ozveme.',
    consent_text,
  },
  '/saly': {
    title: 'Opýtať sa na sálu',
    intro: 'Napíšte nám, kedy a čo chystáte a pre koľko ľudí.',
    success_text: 'Ďakujeme, ozveme sa vám s ponukou na mieru.',
    consent_text,
  },
}
