import { lateStates } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'

interface StateText {
  title: string
  text: string
}

type Tone = 'good' | 'wait' | 'end'

/** Texts of a state for the guest of a stay and, where they differ, of slot services booked without one. */
interface StateTexts {
  tone: Tone
  stay: Readonly<Record<Language, StateText>>
  services?: Readonly<Record<Language, StateText>>
}

/** A deadline is written beside these texts, not in them. */
const stateTexts: Readonly<Record<ReservationState, StateTexts>> = {
  hold: {
    tone: 'wait',
    stay: {
      sk: { title: 'Izba je podržaná', text: 'Dokončite, prosím, objednávku.' },
      en: { title: 'The room is held', text: 'Please finish your order.' },
    },
    services: {
      sk: { title: 'Miesta sú podržané', text: 'Dokončite, prosím, objednávku.' },
      en: { title: 'The places are held', text: 'Please finish your order.' },
    },
  },
  pending_approval: {
    tone: 'wait',
    stay: {
      sk: {
        title: 'Čaká na naše potvrdenie',
        text: 'Pobyt si najprv overíme a ozveme sa vám e-mailom, spravidla do dvoch dní. Dovtedy nič neplatíte.',
      },
      en: {
        title: 'Waiting for our confirmation',
        text: 'We check the stay first and will write to you, usually within two days. Until then there is nothing to pay.',
      },
    },
  },
  awaiting_payment: {
    tone: 'wait',
    stay: {
      sk: { title: 'Čaká na platbu', text: 'Izbu pre vás držíme, po zaplatení ju hneď potvrdíme.' },
      en: {
        title: 'Waiting for your payment',
        text: 'We are keeping the room for you and will confirm it as soon as you have paid.',
      },
    },
    services: {
      sk: { title: 'Čaká na platbu', text: 'Miesta pre vás držíme, po zaplatení rezerváciu hneď potvrdíme.' },
      en: {
        title: 'Waiting for your payment',
        text: 'We are keeping the places for you and will confirm the booking as soon as you have paid.',
      },
    },
  },
  confirmed: {
    tone: 'good',
    stay: {
      sk: { title: 'Potvrdená', text: 'Izba je vaša. Tešíme sa na vás!' },
      en: { title: 'Confirmed', text: 'The room is yours. We look forward to seeing you!' },
    },
    services: {
      sk: { title: 'Potvrdená', text: 'Miesta sú vaše. Tešíme sa na vás!' },
      en: { title: 'Confirmed', text: 'The places are yours. We look forward to seeing you!' },
    },
  },
  checked_in: {
    tone: 'good',
    stay: {
      sk: { title: 'Ste u nás', text: 'Nech sa vám tu dobre oddychuje.' },
      en: { title: 'You are here', text: 'We hope you are having a good rest.' },
    },
  },
  completed: {
    tone: 'end',
    stay: {
      sk: { title: 'Pobyt sa skončil', text: 'Ďakujeme, že ste boli u nás. Príďte zas.' },
      en: { title: 'The stay is over', text: 'Thank you for being here. Come again.' },
    },
    services: {
      sk: { title: 'Máte to za sebou', text: 'Ďakujeme, že ste prišli. Zastavte sa zas.' },
      en: { title: 'It is behind you', text: 'Thank you for coming. Drop in again.' },
    },
  },
  cancelled: {
    tone: 'end',
    stay: {
      sk: { title: 'Zrušená', text: 'Tento pobyt je zrušený.' },
      en: { title: 'Cancelled', text: 'This stay is cancelled.' },
    },
    services: {
      sk: { title: 'Zrušená', text: 'Táto rezervácia je zrušená.' },
      en: { title: 'Cancelled', text: 'This booking is cancelled.' },
    },
  },
  expired: {
    tone: 'end',
    stay: {
      sk: {
        title: 'Prepadnutá',
        text: 'Platba neprišla včas, preto sme izbu uvoľnili. Ak o ňu stále stojíte, rezervujte ju znova.',
      },
      en: {
        title: 'Expired',
        text: 'The payment did not arrive in time, so we have let the room go. If you still want it, please book it again.',
      },
    },
    services: {
      sk: {
        title: 'Prepadnutá',
        text: 'Platba neprišla včas, preto sme miesta uvoľnili. Ak o ne stále stojíte, rezervujte ich znova.',
      },
      en: {
        title: 'Expired',
        text: 'The payment did not arrive in time, so we have let the places go. If you still want them, please book them again.',
      },
    },
  },
  rejected: {
    tone: 'end',
    stay: {
      sk: {
        title: 'Nemohli sme ju potvrdiť',
        text: 'Mrzí nás to, v tomto termíne vás ubytovať nevieme. Nič ste neplatili.',
      },
      en: {
        title: 'We could not confirm it',
        text: 'We are sorry, but we cannot have you on these dates. You have not paid anything.',
      },
    },
  },
  no_show: {
    tone: 'end',
    stay: {
      sk: { title: 'Neprišli ste', text: 'Čakali sme vás, no neprišli ste. Ozvite sa nám, prosím.' },
      en: { title: 'You did not come', text: 'We were waiting, but you did not come. Please get in touch.' },
    },
  },
}

/** For money that came after the time, when somebody else had booked. */
const lateText: Readonly<Record<Language, string>> = {
  sk: 'Platba prišla až po termíne a medzitým si to rezervoval niekto iný. Peniaze vám vrátime.',
  en: 'Your payment arrived too late and somebody else has booked meanwhile. We will send the money back.',
}

/** Texts of a reservation's state for its guest. */
export function stateTextOf(
  { state, stays, to_return }: Pick<ReservationDetail, 'state' | 'stays' | 'to_return'>,
  language: Language,
): StateText & { tone: Tone } {
  const { tone, stay, services } = stateTexts[state]
  const usual = (stays.length === 0 && services ? services : stay)[language]
  const late = lateStates.includes(state) && to_return > 0 && { text: lateText[language] }
  return { tone, ...usual, ...late }
}
