import { z } from 'zod'
import * as gateway from '../../installation/gateway-keys.ts'
import { appleKeysEdit, googleKeysEdit, walletName, walletState } from '../../installation/wallet-keys.ts'
import { gatewayMethod } from '../../values/reservation-states.ts'
import { declareCalls } from '../call.ts'
import { gatewayKeyPaths, passPaths, walletKeyPaths } from './key-paths.ts'

const gateways = z.array(gateway.gatewayState)
const ofGateway = z.object({ gateway: gateway.gatewayName })

/** Keys of payment gateways; they are stored from the back office and never shown again. */
export const gatewayKeyCalls = declareCalls('gateway-keys', gatewayKeyPaths, {
  gateways: { access: 'settings.read', summary: 'Ktoré platobné brány sú nastavené', answer: gateways },
  editGatewayKeys: {
    access: 'settings.edit',
    summary: 'Nastaviť kľúče brány',
    params: ofGateway,
    body: gateway.gatewayKeysEdit,
    answer: gateways,
  },
  removeGatewayKeys: {
    access: 'settings.edit',
    summary: 'Odstrániť kľúče brány',
    params: ofGateway,
    query: gateway.gatewayKeysRemoval,
    answer: gateways,
  },
  /** Chooses the gateway for new card payments. */
  chooseGateway: {
    access: 'settings.edit',
    summary: 'Cez ktorú bránu sa platí týmto spôsobom',
    params: z.object({ method: gatewayMethod }),
    body: gateway.methodGatewayEdit,
    answer: gateways,
  },
  checkGatewayKeys: {
    access: 'settings.edit',
    summary: 'Overiť kľúče brány',
    params: ofGateway,
    answer: gateway.gatewayCheck,
  },
})

const wallets = z.array(walletState)

/** Keys that sign passes for wallets. */
export const walletKeyCalls = declareCalls('wallet-keys', walletKeyPaths, {
  wallets: { access: 'settings.read', summary: 'Ktoré peňaženky sú nastavené', answer: wallets },
  editAppleKeys: {
    access: 'settings.edit',
    summary: 'Nastaviť kľúče Apple Wallet',
    body: appleKeysEdit,
    answer: wallets,
  },
  editGoogleKeys: {
    access: 'settings.edit',
    summary: 'Nastaviť kľúče Peňaženky Google',
    body: googleKeysEdit,
    answer: wallets,
  },
  removeWalletKeys: {
    access: 'settings.edit',
    summary: 'Odstrániť kľúče peňaženky',
    params: z.object({ wallet: walletName }),
    answer: wallets,
  },
})

/** Passes of a reservation for the wallets of phones. */
export const passCalls = declareCalls('booking', passPaths, {
  apple: {
    access: 'token',
    summary: 'Rezervácia do Apple Wallet',
    answer: { file: 'application/vnd.apple.pkpass' },
  },
  google: {
    access: 'token',
    summary: 'Rezervácia do Peňaženky Google (presmerovanie)',
    answer: { redirect: 'Presmerovanie na Google' },
  },
})
