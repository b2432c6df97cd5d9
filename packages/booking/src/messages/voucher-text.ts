import type { Language } from '@dvor/format/languages.ts'

/** Words of a gift voucher: on its PDF, in the e-mail that brings it, and on the pages of the site that show it. */
const sk = {
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

const en: typeof sk = {
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

export const printedVoucherWords: Readonly<Record<Language, typeof sk>> = { sk, en }

/** Most characters of a greeting that fit above the code. */
const greetingLength = { value: 220, package: 160 }

/** The greeting as it stands on a voucher, with an ellipsis where it is longer than its place. */
export function printedGreeting(message: string, isForPackage: boolean): string {
  const most = greetingLength[isForPackage ? 'package' : 'value']
  return message.length > most ? `${message.slice(0, most).replace(/[\s,;.–-]+\S*$/, '')}…` : message
}
