import { promisedStates } from '@dvor/booking/reservation/states.ts'
import { walletNames, type WalletName } from '@dvor/contract/values/wallets.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Reservation } from './reservation-queries.ts'

/** Wallets that take a reservation: of a confirmed one whose stay is not over, those with keys that have not expired. */
export function offeredWallets(
  { state, number }: Pick<Reservation, 'state' | 'number'>,
  { wallet_keys }: Pick<Settings, 'wallet_keys'>,
  today: Day,
): WalletName[] {
  if (!promisedStates.includes(state) || number === null) return []
  return walletNames.filter((wallet) => {
    const keys = wallet_keys[wallet]
    return keys && (keys.expires_on === null || today <= keys.expires_on)
  })
}
