/** Words on a voucher and on the documents about its money. */
export const voucherWords = {
  sk: {
    title: 'Darčekový poukaz',
    for: 'Pre',
    from: 'Od',
    code: 'Kód poukazu',
    validUntil: 'Platí do',
    use: 'Kód zadajte pri rezervácii na našom webe alebo ho ukážte na recepcii. Dá sa minúť aj po častiach; zostatok ukáže QR kód.',
    usePackage:
      'Na našom webe si vyberte termín balíka a pri rezervácii zadajte kód, alebo nám zavolajte. Zostatok ukáže QR kód.',
    number: 'číslo',
  },
  en: {
    title: 'Gift voucher',
    for: 'For',
    from: 'From',
    code: 'Code of the voucher',
    validUntil: 'Valid until',
    use: 'Enter the code when you book on our site, or show it at the reception. It can be spent in parts; the QR code shows what is left.',
    usePackage:
      'Choose the days of the package on our site and enter the code when you book, or call us. The QR code shows the balance.',
    number: 'no.',
  },
} as const
