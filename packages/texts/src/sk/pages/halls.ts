/** Words of the enquiry about a hall. */
export const demandWords = {
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
