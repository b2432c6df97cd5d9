import type { Texts } from '../texts.ts'

export const surveyWords: Texts['surveyWords'] = {
  problems: {
    rate_limited: 'Tolik pokusů najednou nestíháme. Počkejte prosím chvíli a zkuste to znovu.',
    invalid: 'Vyplňte prosím aspoň jednu odpověď.',
    other: 'Nepodařilo se nám spojit se serverem. Nic se neztratilo, zkuste to prosím za chvíli znovu.',
  },
  missing: 'Odpovězte prosím.',
  unfit: 'Tahle odpověď nesedí, vyberte prosím znovu.',
  greeting: (name) => (name ? `Dobrý den, ${name},` : 'Dobrý den,'),
  title: 'Jak se vám u nás líbilo?',
  intro: 'Pár otázek, dvě minuty. Každou odpověď čteme.',
  required: 'povinné',
  stars: [
    '1 z 5, špatné',
    '2 z 5, mohlo být lepší',
    '3 z 5, v pořádku',
    '4 z 5, velmi dobré',
    '5 z 5, výborné',
  ],
  worst: 'špatné',
  best: 'výborné',
  yes: 'Ano',
  no: 'Ne',
  consent: 'Souhlasím, že moje hodnocení s křestním jménem může být zveřejněno na webu.',
  published: (questions) =>
    questions.length > 0
      ? `Na webu by byly hvězdičky, měsíc pobytu a odpověď na otázku ${questions.map((text) => `„${text}“`).join(' a ')}. Ostatní čteme jen my.`
      : 'Na webu by byly jen hvězdičky. Ostatní čteme jen my.',
  send: 'Odeslat odpovědi',
  wrong: 'Ještě něco chybí',
  problemTitle: 'Odpovědi se nepodařilo odeslat',
  changedTitle: 'Otázky se mezitím změnily',
  changedText: 'Projděte si prosím své odpovědi a odešlete je ještě jednou.',
  thanks: 'Děkujeme!',
  thanksText: 'Pomohli jste nám být lepšími hostiteli.',
  home: 'Na úvod',
  book: 'Rezervovat další pobyt',
  closedTitle: 'Dotazník je zavřený',
  closedText: 'Odpovědi teď nesbíráme. Pokud nám chcete něco říct, rádi si to poslechneme.',
}

export const lostSurvey: Texts['lostSurvey'] = {
  title: 'Tento odkaz už nikam nevede',
  text: 'Dotazník jsme pod ním nenašli. Možná se při kopírování ztratil kousek adresy; zkuste odkaz z e-mailu otevřít ještě jednou.',
}
