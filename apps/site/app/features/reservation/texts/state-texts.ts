import { lateStates } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { stateWords } from '@dvor/texts/areas.ts'

type Tone = 'good' | 'wait' | 'end'

const tones: Readonly<Record<ReservationState, Tone>> = {
  hold: 'wait',
  pending_approval: 'wait',
  awaiting_payment: 'wait',
  confirmed: 'good',
  checked_in: 'good',
  completed: 'end',
  cancelled: 'end',
  expired: 'end',
  rejected: 'end',
  no_show: 'end',
}

/** Texts of a reservation's state for its guest. */
export function stateTextOf(
  { state, stays, to_return }: Pick<ReservationDetail, 'state' | 'stays' | 'to_return'>,
  language: Language,
): { title: string; text: string; tone: Tone } {
  const { states, late } = stateWords[language]
  const { stay, services } = states[state]
  const usual = stays.length === 0 && services ? services : stay
  const isLate = lateStates.includes(state) && to_return > 0
  return { tone: tones[state], ...usual, ...(isLate && { text: late }) }
}
