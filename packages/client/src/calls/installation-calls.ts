import type { BackupLink, BackupList } from '@dvor/contract/installation/backups.ts'
import type { FirstSteps } from '@dvor/contract/installation/first-steps.ts'
import type {
  MethodGatewayEdit,
  GatewayCheck,
  GatewayKeysEdit,
  GatewayName,
  GatewayState,
} from '@dvor/contract/installation/gateway-keys.ts'
import type { MailServer, MailServerEdit, MailTest } from '@dvor/contract/installation/mail-server.ts'
import type { AppleKeysEdit, GoogleKeysEdit, WalletState } from '@dvor/contract/installation/wallet-keys.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import type { WalletName } from '@dvor/contract/values/wallets.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** Settings of the installation: mail server, keys of payment gateways and wallets, backups, and the list of first steps. */
export function installationCalls(send: Send) {
  return withAttempt({
    mailServer: (): Promise<Attempt<MailServer>> => send('GET', '/mail-server'),
    editMailServer: (body: MailServerEdit): Promise<Attempt<MailServer>> =>
      send('PUT', '/mail-server', { body }),
    removeMailServer: (): Promise<Attempt<MailServer>> => send('DELETE', '/mail-server'),
    /** Sends a test e-mail to the caller. */
    testMailServer: (): Promise<Attempt<MailTest>> => send('POST', '/mail-server/test'),
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
    backups: (): Promise<Attempt<BackupList>> => send('GET', '/backups'),
    startBackup: (): Promise<Attempt<BackupList>> => send('POST', '/backups'),
    /** An address from which the browser saves the archive within two minutes. */
    backupLink: (id: string): Promise<Attempt<BackupLink>> =>
      send('POST', `/backups/${encodeURIComponent(id)}/link`),
    firstSteps: (): Promise<Attempt<FirstSteps>> => send('GET', '/first-steps'),
  })
}
