import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'

type States = Record<WaitingListEntry['state'], { title: string; text: string }>

/** Words of the guest's page of the waiting list. */
export const entryWords = {
  entry: {
    title: 'Váš zápis v poradovníku',
    lostTitle: 'Tento zápis sme nenašli',
    lostText: 'Odkaz je neúplný, alebo sme zápis už vymazali. Zapísať sa môžete znova.',
    again: 'Zapísať sa znova',
    steps: [
      { title: 'Zapísali ste sa', note: null },
      { title: 'Termín sa uvoľní', note: 'Izbu pre vás štyri hodiny podržíme a napíšeme vám e-mail.' },
      { title: 'Rezervujete si izbu', note: 'Odkazom z e-mailu, s údajmi, ktoré už budú vyplnené.' },
    ],
    first: 'Ste prví v poradí.',
    ahead: (count: number) => `Pred vami v poradí: ${count}.`,
    facts: {
      days: 'Termín',
      party: 'Hostia',
      units: 'Izba',
      plan: 'Sadzba',
      flexible: 'Posun dní',
      contact: 'Ozveme sa na',
    },
    any: 'ktorákoľvek',
    noShift: 'nie',
    shift: (days: string) => `najviac o ${days} v oboch smeroch`,
    offerTitle: 'Držíme pre vás',
    offerTogether: 'Držíme pre vás spolu',
    underPlan: 'sadzba',
    until: 'Ponuka platí do',
    total: 'Cena pobytu',
    take: 'Pokračovať v rezervácii',
    takeHint: 'Vaše údaje už budú vyplnené.',
    offerFailed: 'Ponuku sa nepodarilo prijať',
    leave: 'Odhlásiť sa z poradovníka',
    leaveText: 'Ak už termín nepotrebujete, uvoľníte miesto ďalším.',
    decline: 'Ponuku nechcem, odhlásiť ma',
    reservation: 'Zobraziť rezerváciu',
    search: 'Hľadať iný termín',
  },
  states: {
    waiting: { title: 'Čakáte v poradovníku', text: 'Keď sa termín uvoľní, napíšeme vám e-mail.' },
    offered: {
      title: 'Uvoľnilo sa pre vás miesto',
      text: 'Pobyt držíme len pre vás. Kým ponuka platí, nikto iný si ho nerezervuje.',
    },
    booked: { title: 'Rezervované', text: 'Rezerváciu už máte. Tešíme sa na vás.' },
    expired: {
      title: 'Zápis už neplatí',
      text: 'Termín medzitým prešiel, alebo zostali dve ponuky bez odpovede.',
    },
    withdrawn: { title: 'Odhlásili sme vás', text: 'Na tento termín už nečakáte.' },
  } satisfies States as States,
}
