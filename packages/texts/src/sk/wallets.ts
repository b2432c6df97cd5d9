/** Words of the buttons of wallets. Source: the guidelines of Apple and Google for their badges. */
export const walletWords = { apple: 'Pridať do Apple Wallet', google: 'Pridať do Google Peňaženky' }

/** Texts of a wallet's pass beside those that e-mails have, too. */
export const passWords = { pass: 'Pobyt', way: 'Cesta k nám', contact: 'Kontakt', page: 'Vaša rezervácia' }
