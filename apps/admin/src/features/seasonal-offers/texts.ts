/** Texts of the order of seasonal offers. */
export const offers = {
  change: 'Zmeniť poradie',
  done: 'Hotovo',
  title: 'Poradie na webe',
  hint: 'Ponuky presuňte myšou, šípkami alebo klávesmi ↑ a ↓. Nové poradie sa uloží hneď.',
  saved: 'Poradie je uložené',
  savedHint: 'Na webe sú ponuky v novom poradí.',
  failed: 'Poradie sa nepodarilo uložiť',
  move: 'Presunúť: {{title}}, {{place}}. z {{total}}',
  up: 'Vyššie: {{title}}',
  down: 'Nižšie: {{title}}',
  moved: '{{title}} je na {{place}}. mieste z {{total}}',
  hidden: 'skrytá',
  none: 'Zatiaľ nemáte žiadnu ponuku.',
} as const
