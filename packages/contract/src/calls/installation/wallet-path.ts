import type { WalletName } from '../../values/wallets.ts'
import { addressOf } from '../call-path.ts'
import { passPaths } from './key-paths.ts'

/** Path that adds the reservation of a guest's link to a wallet. */
export const walletPath = (wallet: WalletName, token: string): string =>
  `/api${addressOf(passPaths[wallet], token)}`
