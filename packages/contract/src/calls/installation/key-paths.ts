/** Addresses of the keys of payment gateways. */
export const gatewayKeyPaths = {
  gateways: 'GET /gateway-keys',
  editGatewayKeys: 'PUT /gateway-keys/:gateway',
  removeGatewayKeys: 'DELETE /gateway-keys/:gateway',
  chooseGateway: 'PUT /method-gateways/:method',
  checkGatewayKeys: 'POST /gateway-keys/:gateway/check',
} as const

/** Addresses of the keys that sign passes for wallets. */
export const walletKeyPaths = {
  wallets: 'GET /wallet-keys',
  editAppleKeys: 'PUT /wallet-keys/apple',
  editGoogleKeys: 'PUT /wallet-keys/google',
  removeWalletKeys: 'DELETE /wallet-keys/:wallet',
} as const

/** Addresses of a reservation's passes for wallets, by the guest's link. */
export const passPaths = {
  apple: 'GET /reservation-details/:token/wallet.pkpass',
  google: 'GET /reservation-details/:token/google-wallet',
} as const
