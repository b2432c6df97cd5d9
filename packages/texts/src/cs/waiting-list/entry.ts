import type { Texts } from '../../texts.ts'

export const entryWords: Texts['entryWords'] = {
  entry: {
    title: 'Váš zápis v pořadníku',
    lostTitle: 'Tento zápis jsme nenašli',
    lostText: 'Odkaz je neúplný, nebo jsme zápis už smazali. Zapsat se můžete znovu.',
    again: 'Zapsat se znovu',
    steps: [
      { title: 'Zapsali jste se', note: null },
      { title: 'Termín se uvolní', note: 'Pokoj pro vás čtyři hodiny podržíme a napíšeme vám e-mail.' },
      { title: 'Rezervujete si pokoj', note: 'Odkazem z e-mailu, s údaji, které už budou vyplněné.' },
    ],
    first: 'Jste první v pořadí.',
    ahead: (count) => `Před vámi v pořadí: ${count}.`,
    facts: {
      days: 'Termín',
      party: 'Hosté',
      units: 'Pokoj',
      plan: 'Sazba',
      flexible: 'Posun dnů',
      contact: 'Ozveme se na',
    },
    any: 'kterýkoli',
    noShift: 'ne',
    shift: (days) => `nejvýše o ${days} oběma směry`,
    offerTitle: 'Držíme pro vás',
    offerTogether: 'Držíme pro vás společně',
    underPlan: 'sazba',
    until: 'Nabídka platí do',
    total: 'Cena pobytu',
    take: 'Pokračovat v rezervaci',
    takeHint: 'Vaše údaje už budou vyplněné.',
    offerFailed: 'Nabídku se nepodařilo přijmout',
    leave: 'Odhlásit se z pořadníku',
    leaveText: 'Pokud už termín nepotřebujete, uvolníte místo dalším.',
    decline: 'Nabídku nechci, odhlásit mě',
    reservation: 'Zobrazit rezervaci',
    search: 'Hledat jiný termín',
  },
  states: {
    waiting: { title: 'Čekáte v pořadníku', text: 'Až se termín uvolní, napíšeme vám e-mail.' },
    offered: {
      title: 'Uvolnilo se pro vás místo',
      text: 'Pobyt držíme jen pro vás. Dokud nabídka platí, nikdo jiný si ho nerezervuje.',
    },
    booked: { title: 'Rezervováno', text: 'Rezervaci už máte. Těšíme se na vás.' },
    expired: {
      title: 'Zápis už neplatí',
      text: 'Termín mezitím uplynul, nebo zůstaly dvě nabídky bez odpovědi.',
    },
    withdrawn: { title: 'Odhlásili jsme vás', text: 'Na tento termín už nečekáte.' },
  },
}
