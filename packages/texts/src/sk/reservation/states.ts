import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'

interface StateText {
  title: string
  text: string
}

/** Of a state for the guest of a stay and, where they differ, of slot services booked without one; no deadlines. */
interface StateWords {
  /** Inside a sentence of an e-mail. */
  name: string
  nameAlone?: string
  stay: StateText
  services?: StateText
}

const states: Record<ReservationState, StateWords> = {
  hold: {
    name: 'dočasne podržaná',
    stay: { title: 'Izba je podržaná', text: 'Dokončite, prosím, objednávku.' },
    services: { title: 'Miesta sú podržané', text: 'Dokončite, prosím, objednávku.' },
  },
  pending_approval: {
    name: 'čaká na schválenie',
    stay: {
      title: 'Čaká na naše potvrdenie',
      text: 'Pobyt si najprv overíme a ozveme sa vám e-mailom, spravidla do dvoch dní. Dovtedy nič neplatíte.',
    },
  },
  awaiting_payment: {
    name: 'čaká na platbu',
    stay: { title: 'Čaká na platbu', text: 'Izbu pre vás držíme, po zaplatení ju hneď potvrdíme.' },
    services: {
      title: 'Čaká na platbu',
      text: 'Miesta pre vás držíme, po zaplatení rezerváciu hneď potvrdíme.',
    },
  },
  confirmed: {
    name: 'potvrdená',
    stay: { title: 'Potvrdená', text: 'Izba je vaša. Tešíme sa na vás!' },
    services: { title: 'Potvrdená', text: 'Miesta sú vaše. Tešíme sa na vás!' },
  },
  checked_in: {
    name: 'ubytovaná',
    nameAlone: 'hosť prišiel',
    stay: { title: 'Ste u nás', text: 'Nech sa vám tu dobre oddychuje.' },
  },
  completed: {
    name: 'ukončená',
    stay: { title: 'Pobyt sa skončil', text: 'Ďakujeme, že ste boli u nás. Príďte zas.' },
    services: { title: 'Máte to za sebou', text: 'Ďakujeme, že ste prišli. Zastavte sa zas.' },
  },
  cancelled: {
    name: 'zrušená',
    stay: { title: 'Zrušená', text: 'Tento pobyt je zrušený.' },
    services: { title: 'Zrušená', text: 'Táto rezervácia je zrušená.' },
  },
  expired: {
    name: 'prepadnutá',
    stay: {
      title: 'Prepadnutá',
      text: 'Platba neprišla včas, preto sme izbu uvoľnili. Ak o ňu stále stojíte, rezervujte ju znova.',
    },
    services: {
      title: 'Prepadnutá',
      text: 'Platba neprišla včas, preto sme miesta uvoľnili. Ak o ne stále stojíte, rezervujte ich znova.',
    },
  },
  rejected: {
    name: 'zamietnutá',
    stay: {
      title: 'Nemohli sme ju potvrdiť',
      text: 'Mrzí nás to, v tomto termíne vás ubytovať nevieme. Nič ste neplatili.',
    },
  },
  no_show: {
    name: 'nedostavil sa',
    stay: { title: 'Neprišli ste', text: 'Čakali sme vás, no neprišli ste. Ozvite sa nám, prosím.' },
  },
}

export const stateWords = {
  states,
  /** For money that came after the time, when somebody else had booked. */
  late: 'Platba prišla až po termíne a medzitým si to rezervoval niekto iný. Peniaze vám vrátime.',
}
