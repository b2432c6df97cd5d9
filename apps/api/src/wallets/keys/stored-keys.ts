import type { WalletName } from '@dvor/contract/values/wallets.ts'
import { z } from 'zod'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { AppSecret } from '../../platform/keys.ts'
import { Sealer } from '../../platform/sealer.ts'
import type { AppleKeys } from './apple-keys.ts'
import type { GoogleKeys } from './google-keys.ts'

/** The keys of each wallet in use. */
interface WalletKeys {
  apple: AppleKeys
  google: GoogleKeys
}

export type KeysOf<W extends WalletName> = WalletKeys[W]

const shapes: { readonly [W in WalletName]: z.ZodType<KeysOf<W>> } = {
  apple: z.object({ certificate: z.string(), key: z.string(), intermediate: z.string() }),
  google: z.object({ issuer: z.string(), account: z.string(), key: z.string() }),
}

/** Seals the keys of wallets, each bound to its wallet. */
export const walletKeysSealer = (appSecret: AppSecret) => new Sealer(appSecret, 'keys of wallets')

/** All keys of a wallet as one sealed value, bound to the wallet. */
export const sealKeys = <W extends WalletName>(appSecret: AppSecret, wallet: W, keys: KeysOf<W>): string =>
  walletKeysSealer(appSecret).seal(wallet, JSON.stringify(keys))

/** Keys of the settings; null where none are stored, or where they are sealed with another secret. */
export function openKeys<W extends WalletName>(
  { wallet_keys }: Pick<Settings, 'wallet_keys'>,
  wallet: W,
  appSecret: AppSecret,
): KeysOf<W> | null {
  const text = walletKeysSealer(appSecret).open(wallet, wallet_keys[wallet]?.sealed ?? null)
  if (text === null) return null
  return shapes[wallet].safeParse(JSON.parse(text)).data ?? null
}
