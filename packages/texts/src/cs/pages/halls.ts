import type { Texts } from '../../texts.ts'

export const demandWords: Texts['demandWords'] = {
  steps: [
    { title: 'Napíšete nám', note: 'Kdy, co a pro kolik lidí chystáte. Stačí přibližně.' },
    { title: 'Připravíme nabídku', note: 'Ozveme se vám s cenou a volnými dny.' },
    { title: 'Domluvíme se', note: 'Poptávka vás k ničemu nezavazuje.' },
  ],
  event: 'Co a kdy chystáte',
  you: 'Jak se vám ozveme',
  openSheet: 'Vybrat dny v kalendáři',
  sheet: {
    title: 'Kdy to bude?',
    hint: 'Klepněte na první a potom na poslední den. Pokud jde o jediný den, klepněte na něj dvakrát.',
    calendar: 'První a poslední den',
    missing: 'Vyberte prosím první a poslední den.',
    done: 'Vybrat tyto dny',
  },
}
