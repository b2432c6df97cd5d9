/** Texts of the frame around the pages; the keys with dots are named by the specification. */
export const sk = {
  'cms.pages.fetch.data.error.title': 'Problém!',
  'cms.pages.fetch.data.error.description':
    'Obsah stránky sa nepodarilo načítať. Skúste to, prosím, o chvíľu znova.',
  'footer.documents.error.title': 'Problém!',
  'footer.documents.error.description': 'Nastala chyba pri načítavaní dát! Skúste to neskôr',
  'nav.label': 'Hlavná navigácia',
  'nav.toggle': 'Menu',
  'nav.book': 'Rezervovať',
  'nav.loading': 'Načítavam stránku',
  'nav.home': 'na úvod',
  'skip.content': 'Preskočiť na obsah',
  'toasts.label': 'Oznámenia',
  'toasts.close': 'Zavrieť oznámenie',
  'dialog.close': 'Zavrieť',
  'sample.label': 'Ukážkový režim',
  'sample.banner': 'Toto je ukážka. Obsah, ceny aj platby sú skúšobné a nič sa naozaj neúčtuje.',
  'error.404.title': 'Táto cesta nikam nevedie',
  'error.404.text': 'Stránku sme nenašli. Možno sa presťahovala alebo je v adrese preklep.',
  'error.500.title': 'Niečo sa nám pokazilo',
  'error.500.text': 'Stránku sa teraz nepodarilo zobraziť. Skúste ju, prosím, načítať o chvíľu znova.',
  'error.home': 'Na úvod',
  'error.stays': 'Pozrieť ubytovanie',
  'error.contact': 'Kontakt',
  'error.reload': 'Načítať znova',
} as const

export type TextKey = keyof typeof sk

/** The Slovak text of a key. */
export const t = (key: TextKey): string => sk[key]
