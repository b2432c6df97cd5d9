import type { WalletName } from '@dvor/contract/values/wallets.ts'
import type { Day } from '@dvor/format/days.ts'

/** The keys of one wallet as they are stored. */
export interface StoredKeys {
  /** Apple's pass type identifier or Google's issuer id. */
  name: string
  /** Last day of the certificate; null without one. */
  expires_on: Day | null
  /** The keys, sealed with the app secret. */
  sealed: string
}

/** The wallets of the settings that have keys. */
export type StoredWalletKeys = { readonly [W in WalletName]?: StoredKeys }
