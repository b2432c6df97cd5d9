import type { Texts } from '../texts.ts'

export const walletWords: Texts['walletWords'] = {
  apple: 'Add to Apple Wallet',
  google: 'Add to Google Wallet',
}

export const passWords: Texts['passWords'] = {
  pass: 'Stay',
  way: 'The way to us',
  contact: 'Contact',
  page: 'Your booking',
}
