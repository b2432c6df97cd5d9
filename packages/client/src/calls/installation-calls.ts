import type {
  MethodGatewayEdit,
  GatewayCheck,
  GatewayKeysEdit,
  GatewayName,
  GatewayState,
} from '@dvor/contract/installation/gateway-keys.ts'
import type { AppleKeysEdit, GoogleKeysEdit, WalletState } from '@dvor/contract/installation/wallet-keys.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import type { WalletName } from '@dvor/contract/values/wallets.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** Keys of payment gateways and wallets. */
export function installationCalls(send: Send) {
  return withAttempt({
    gateways: (): Promise<Attempt<GatewayState[]>> => send('GET', '/gateway-keys'),
    editGatewayKeys: (gateway: GatewayName, body: GatewayKeysEdit): Promise<Attempt<GatewayState[]>> =>
      send('PUT', `/gateway-keys/${gateway}`, { body }),
    /** Removes the keys; also while payments of the gateway are under way where `leavesOpen` says so. */
    removeGatewayKeys: (
      gateway: GatewayName,
      { leavesOpen }: { leavesOpen: boolean },
    ): Promise<Attempt<GatewayState[]>> =>
      send('DELETE', `/gateway-keys/${gateway}${leavesOpen ? '?open_payments=leave' : ''}`),
    /** Chooses the gateway for new card payments. */
    chooseGateway: (method: GatewayMethod, body: MethodGatewayEdit): Promise<Attempt<GatewayState[]>> =>
      send('PUT', `/method-gateways/${method}`, { body }),
    checkGatewayKeys: (gateway: GatewayName): Promise<Attempt<GatewayCheck>> =>
      send('POST', `/gateway-keys/${gateway}/check`),
    wallets: (): Promise<Attempt<WalletState[]>> => send('GET', '/wallet-keys'),
    editAppleKeys: (body: AppleKeysEdit): Promise<Attempt<WalletState[]>> =>
      send('PUT', '/wallet-keys/apple', { body }),
    editGoogleKeys: (body: GoogleKeysEdit): Promise<Attempt<WalletState[]>> =>
      send('PUT', '/wallet-keys/google', { body }),
    removeWalletKeys: (wallet: WalletName): Promise<Attempt<WalletState[]>> =>
      send('DELETE', `/wallet-keys/${wallet}`),
  })
}
