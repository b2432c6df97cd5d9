import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'

/** Labels of transitions, by the new state. */
export const transitions = {
  awaiting_payment: 'Schváliť a čakať na platbu',
  confirmed: 'Potvrdiť',
  checked_in: 'Ubytovať',
  completed: 'Odubytovať',
  cancelled: 'Zrušiť rezerváciu',
  rejected: 'Zamietnuť',
  no_show: 'Nedostavil sa',
  expired: 'Nechať prepadnúť',
  hold: 'Podržať',
  pending_approval: 'Vrátiť na schválenie',
} satisfies Record<ReservationState, string>

/** Questions of transitions, by the new state. */
export const questions = {
  awaiting_payment: 'Rezerváciu schválite a hosť dostane pokyny na platbu.',
  confirmed: 'Termín bude hosťovi patriť natrvalo.',
  checked_in: 'Hosť prišiel a ubytoval sa.',
  completed: 'Hosť odišiel a izba je voľná na upratovanie.',
  cancelled: 'Noci sa uvoľnia pre iných. Kým ich nikto neobsadí, dá sa rezervácia obnoviť.',
  rejected: 'Noci sa uvoľnia a rezervácia sa už nedá obnoviť.',
  no_show: 'Noci sa uvoľnia. Ak hosť predsa príde, dá sa ešte ubytovať.',
  expired: 'Rezervácia prepadne.',
  hold: 'Izba zostane podržaná.',
  pending_approval: 'Rezervácia bude čakať na schválenie.',
} satisfies Record<ReservationState, string>

/** Where reservations of services without a stay are named differently. */
export const servicesOnly = {
  transitions: {
    checked_in: 'Hosť prišiel',
    completed: 'Ukončiť',
  },
  /** Where the guest has not paid yet. */
  anyway: {
    checked_in: 'Prišiel, zaplatí neskôr',
    completed: 'Ukončiť aj tak',
  },
  questions: {
    confirmed: 'Miesta budú hosťovi patriť natrvalo.',
    checked_in: 'Hosť prišiel na objednanú službu.',
    completed: 'Služba je za vami a hosť odišiel.',
    cancelled: 'Miesta sa uvoľnia pre iných. Kým ich nikto neobsadí, dá sa rezervácia obnoviť.',
    rejected: 'Miesta sa uvoľnia a rezervácia sa už nedá obnoviť.',
    no_show: 'Hosť neprišiel. Ak predsa príde, dá sa to ešte zapísať.',
    hold: 'Miesta zostanú podržané.',
  },
}
