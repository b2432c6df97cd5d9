/** Words of a gift voucher: on its PDF, in the e-mail that brings it, and on the pages of the site that show it. */
export const printedVoucherWords = {
  title: 'Darčekový poukaz',
  package: 'Balík',
  for: 'Obdarovaný',
  from: 'Daruje',
  greeting: 'Venovanie',
  code: 'Kód poukazu',
  validUntil: 'Platí do',
  use: 'Kód zadajte pri rezervácii na našom webe alebo ho ukážte na recepcii. Dá sa minúť aj po častiach; zostatok ukáže QR kód.',
  usePackage:
    'Na našom webe si vyberte termín balíka a\u00A0pri rezervácii zadajte kód, alebo nám zavolajte. Zostatok ukáže QR kód.',
  number: 'číslo',
}
