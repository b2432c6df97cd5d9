import type { Texts } from '../../texts.ts'

export const printedVoucherWords: Texts['printedVoucherWords'] = {
  title: 'Gift voucher',
  package: 'Package',
  for: 'For',
  from: 'From',
  greeting: 'Greeting',
  code: 'Code of the voucher',
  validUntil: 'Valid until',
  use: 'Enter the code when you book on our site, or show it at the reception. It can be spent in parts; the QR code shows what is left.',
  usePackage:
    'Choose the days of the package on our site and enter the code when you book, or call us. The QR code shows the balance.',
  number: 'no.',
}
