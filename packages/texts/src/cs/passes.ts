import type { Texts } from '../texts.ts'

export const passWords: Texts['passWords'] = {
  pass: 'Pobyt',
  way: 'Cesta k nám',
  contact: 'Kontakt',
  page: 'Vaše rezervace',
}
