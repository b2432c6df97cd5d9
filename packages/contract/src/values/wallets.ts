/** Wallets of phones in which a guest can keep the reservation. */
export const walletNames = ['apple', 'google'] as const
export type WalletName = (typeof walletNames)[number]
