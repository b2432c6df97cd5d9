/** Words of the buttons of wallets. Source: the guidelines of Apple and Google for their badges. */
export const walletWords = { apple: 'Pridať do Apple Wallet', google: 'Pridať do Google Peňaženky' }
