/** Texts of a wallet's pass beside those that e-mails have, too. */
export const passWords = { pass: 'Pobyt', way: 'Cesta k nám', contact: 'Kontakt', page: 'Vaša rezervácia' }
