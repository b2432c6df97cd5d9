import type { Language } from '@dvor/format/languages.ts'

const words = {
  sk: { pass: 'Pobyt', way: 'Cesta k nám', contact: 'Kontakt', page: 'Vaša rezervácia' },
  en: { pass: 'Stay', way: 'The way to us', contact: 'Contact', page: 'Your booking' },
} as const

/** Texts of passes beside those that e-mails have, too. */
export const passWords = (language: Language): { readonly [Key in keyof (typeof words)['sk']]: string } =>
  words[language]
