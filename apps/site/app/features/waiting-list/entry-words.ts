import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

type States = Record<WaitingListEntry['state'], { title: string; text: string }>

const sk = {
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

const en: typeof sk = {
  entry: {
    title: 'Your place on the waiting list',
    lostTitle: 'We could not find this entry',
    lostText: 'The link is not complete, or the entry has been deleted. You can join again.',
    again: 'Join again',
    steps: [
      { title: 'You have joined the list', note: null },
      { title: 'The dates become free', note: 'We hold the room for you for four hours and e-mail you.' },
      { title: 'You book the room', note: 'By the link in the e-mail, with your details filled in.' },
    ],
    first: 'You are the first on the list.',
    ahead: (count: number) => `Before you on the list: ${count}.`,
    facts: {
      days: 'Dates',
      party: 'Guests',
      units: 'Room',
      plan: 'Rate',
      flexible: 'Other days',
      contact: 'We write to',
    },
    any: 'any',
    noShift: 'no',
    shift: (days: string) => `up to ${days} either way`,
    offerTitle: 'Held for you',
    offerTogether: 'Held for you together',
    underPlan: 'rate',
    until: 'The offer is valid until',
    total: 'Price of the stay',
    take: 'Go on to the booking',
    takeHint: 'Your details will be filled in.',
    offerFailed: 'The offer could not be taken',
    leave: 'Leave the waiting list',
    leaveText: 'If you do not need the dates any more, you make room for others.',
    decline: 'I do not want the offer, take me off the list',
    reservation: 'View the booking',
    search: 'Search other dates',
  },
  states: {
    waiting: { title: 'You are on the waiting list', text: 'We will e-mail you when the dates become free.' },
    offered: {
      title: 'A place has become free for you',
      text: 'We hold the stay for you alone. Nobody else can book it while the offer is valid.',
    },
    booked: { title: 'Booked', text: 'You have a booking already. We look forward to seeing you.' },
    expired: {
      title: 'This entry has ended',
      text: 'The dates have passed, or two offers were left without an answer.',
    },
    withdrawn: { title: 'You have left the list', text: 'You are not waiting for these dates any more.' },
  },
}

/** Words of the guest's page of the waiting list. */
export const entryWords: InLanguages<typeof sk> = { sk, en }
