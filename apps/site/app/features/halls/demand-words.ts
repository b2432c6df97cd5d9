import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  steps: [
    { title: 'Napíšete nám', note: 'Kedy, čo a pre koľkých chystáte. Stačí približne.' },
    { title: 'Pripravíme ponuku', note: 'Ozveme sa vám s cenou a voľnými dňami.' },
    { title: 'Dohodneme sa', note: 'Dopyt vás k ničomu nezaväzuje.' },
  ],
  event: 'Čo a kedy chystáte',
  you: 'Ako sa vám ozveme',
  openSheet: 'Vybrať dni v kalendári',
  sheet: {
    title: 'Kedy to bude?',
    hint: 'Ťuknite na prvý a potom na posledný deň. Ak je to jeden deň, ťuknite naň dvakrát.',
    calendar: 'Prvý a posledný deň',
    missing: 'Vyberte, prosím, prvý a posledný deň.',
    done: 'Vybrať tieto dni',
  },
}

/** Words of the enquiry about a hall. */
export const demandWords: InLanguages<typeof sk> = {
  sk,
  en: {
    steps: [
      { title: 'You write to us', note: 'When, what and for how many. Roughly will do.' },
      { title: 'We prepare an offer', note: 'We write to you with the price and the free days.' },
      { title: 'We agree', note: 'The enquiry commits you to nothing.' },
    ],
    event: 'What you plan, and when',
    you: 'How we reach you',
    openSheet: 'Choose the days in the calendar',
    sheet: {
      title: 'When is it?',
      hint: 'Tap the first day, then the last one. For a single day tap it twice.',
      calendar: 'First and last day',
      missing: 'Please choose the first and the last day.',
      done: 'Choose these days',
    },
  },
}
