import type { Texts } from '../../texts.ts'

export const printedVoucherWords: Texts['printedVoucherWords'] = {
  title: 'Dárkový poukaz',
  package: 'Balíček',
  for: 'Pro',
  from: 'Daruje',
  greeting: 'Věnování',
  code: 'Kód poukazu',
  validUntil: 'Platí do',
  use: 'Kód zadejte při rezervaci na našem webu, nebo ho ukažte na recepci. Jde utratit i po částech; zůstatek ukáže QR kód.',
  usePackage:
    'Na našem webu si vyberte termín balíčku a při rezervaci zadejte kód, nebo nám zavolejte. Zůstatek ukáže QR kód.',
  number: 'číslo',
}
