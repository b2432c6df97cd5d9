import type { ChangeInput } from '@dvor/contract/reservations/guest-changes.ts'
import type { Failure } from '@dvor/client/transport/result.ts'
import { guestChangeProblem, type GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { Language } from '@dvor/format/languages.ts'
import { restriction } from '@dvor/contract/pricing/quotes.ts'
import type { SlotRestriction } from '@dvor/contract/services/slots.ts'
import { z } from 'zod'
import { problemText } from '../../../core/forms/problem-text.ts'
import { refusedServices } from '../../booking/extras/seat-problems.ts'
import { restrictionSentence } from '../../booking/unavailable/restriction-text.ts'
import type { SeatChoices } from './load-seat-choices.ts'
import { reservationWords, seatSentence } from '@dvor/texts/areas.ts'

/** Result of asking for a change: the preview, or why it is not possible. */
export interface ChangeAnswer {
  /** The typed values, so that none are lost. */
  request: ChangeInput | null
  outcome?: GuestChangeOutcome
  problems?: readonly string[]
  /** Times of the booked slot services on the requested days. */
  seats?: SeatChoices
}

const refused = z.object({
  stays: z.array(z.object({ index: z.int(), refusals: z.array(restriction) })).min(1),
})
const reasonIn = z.object({ reason: guestChangeProblem })

/** Explains a refused change in sentences. */
export function changeProblems(
  { code, details, fields }: Failure,
  request: ChangeInput,
  language: Language,
): string[] {
  const words = reservationWords[language]
  const reason = reasonIn.safeParse(details)
  if (code === 'change_not_allowed' && reason.success) return [words.change.refused[reason.data.reason]]
  if (fields?.some(({ path }) => path === 'keep_services')) return [words.change.undecided]
  if (code === 'invalid') return [words.change.senseless]
  if (code === 'price_changed') return [words.change.otherPrice]
  const seats = refusedServices.safeParse(details)
  if (seats.success)
    return seats.data.services.flatMap(({ refusals }) => refusals.map((one) => seatProblem(one, language)))
  const stays = refused.safeParse(details)
  if (!stays.success) return [problemText(code, language)]
  return stays.data.stays.flatMap(({ index, refusals }) => {
    const stayRequest = request.stays?.[index] ?? request.stays?.[0]
    const days = { from: stayRequest?.arrival ?? '', to: stayRequest?.departure ?? '' }
    return refusals.map((one) => restrictionSentence(one, days, language))
  })
}

const seatProblem = (restriction: SlotRestriction, language: Language) =>
  `${reservationWords[language].change.seat}: ${lower(seatSentence[language](restriction))}`
const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
