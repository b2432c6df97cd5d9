import type { walletWords as sk } from '../sk/wallets.ts'

export const walletWords: typeof sk = { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' }
