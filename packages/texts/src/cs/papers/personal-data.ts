import type { Texts } from '../../texts.ts'

export const personalDataWords: Texts['personalDataWords'] = {
  title: 'Osobní údaje',
  edition: (when) => `výpis z ${when}`,
  intro: (whom) => `Všechno, co máme uložené ${whom}.`,
  person: (email) => `o osobě s e-mailem ${email}`,
  booking: 'k této rezervaci',
  own: 'Vaše kontakty, pobyt a hosté, služby, platby, doklady, e-maily pro vás a dotazník k této rezervaci. Ostatní, co o vás máme, vám pošleme na požádání.',
  yes: 'ano',
  no: 'ne',
}
