/** The search over everything (Ctrl-K). */
export const search = {
  title: 'Hľadať v celej správe',
  placeholder: 'Meno, číslo rezervácie, telefón, stránka…',
  results: 'Výsledky',
  pages: 'Stránky',
  guests: 'Hostia v knihe hostí',
  recent: 'Naposledy otvorené',
  hint: 'Hľadajte hosťa, číslo rezervácie či variabilný symbol, telefón, izbu, článok alebo stránku správy.',
  more: 'Všetko v zozname {{list}}',
  searching: 'Hľadám…',
  none: 'Na „{{words}}“ sme nič nenašli. Skúste iné slovo alebo len jeho začiatok.',
  failed: 'Hľadanie sa nepodarilo',
  found: 'Počet výsledkov: {{total}}',
  keys: { move: 'výber', open: 'otvoriť', close: 'zavrieť' },
} as const
