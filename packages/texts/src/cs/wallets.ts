import type { Texts } from '../texts.ts'

export const walletWords: Texts['walletWords'] = {
  apple: 'Přidat do Apple Wallet',
  google: 'Přidat do Peněženky Google',
}

export const passWords: Texts['passWords'] = {
  pass: 'Pobyt',
  way: 'Cesta k nám',
  contact: 'Kontakt',
  page: 'Vaše rezervace',
}
