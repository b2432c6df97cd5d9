import type { Language } from '@dvor/format/languages.ts'

/** Wallets of phones in which a guest can keep the reservation. */
export const walletNames = ['apple', 'google'] as const
export type WalletName = (typeof walletNames)[number]

/** Words of the buttons. Source: the guidelines of Apple and Google for their badges. */
export const walletLabels: { readonly [W in WalletName]: Readonly<Record<Language, string>> } = {
  apple: { sk: 'Pridať do Apple Wallet', en: 'Add to Apple Wallet' },
  google: { sk: 'Pridať do Google Peňaženky', en: 'Add to Google Wallet' },
}
