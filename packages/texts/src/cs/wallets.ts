import type { Texts } from '../texts.ts'

export const walletWords: Texts['walletWords'] = {
  apple: 'Přidat do Apple Wallet',
  google: 'Přidat do Peněženky Google',
}
