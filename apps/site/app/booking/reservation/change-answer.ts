import type { ChangeInput } from '@dvor/client/booking-calls.ts'
import type { Failure } from '@dvor/client/result.ts'
import { guestChangeProblem, type GuestChangeOutcome } from '@dvor/contract/guest-changes.ts'
import { refusal } from '@dvor/contract/quotes.ts'
import { z } from 'zod'
import { problemText } from '../problem-text.ts'
import { refusalSentence } from '../refusal-text.ts'
import { words } from './reservation-texts.ts'

/** What came of asking for a change: what it would make of the reservation, or why it cannot be. */
export interface ChangeAnswer {
  /** Kept, so that nothing of what was typed is lost. */
  wish: ChangeInput | null
  outcome?: GuestChangeOutcome
  problems?: readonly string[]
}

const refused = z.object({
  stays: z.array(z.object({ index: z.int(), refusals: z.array(refusal) })).min(1),
})
const reasonIn = z.object({ reason: guestChangeProblem })

/** Why a change was refused, as sentences for the guest. */
export function changeProblems({ code, details }: Failure, wish: ChangeInput): string[] {
  const reason = reasonIn.safeParse(details)
  if (code === 'change_not_allowed' && reason.success) return [words.change.refused[reason.data.reason]]
  if (code === 'invalid') return [words.change.senseless]
  if (code === 'price_changed') return [words.change.otherPrice]
  const stays = refused.safeParse(details)
  if (!stays.success) return [problemText(code)]
  return stays.data.stays.flatMap(({ index, refusals }) => {
    const asked = wish.stays?.[index] ?? wish.stays?.[0]
    const days = { from: asked?.arrival ?? '', to: asked?.departure ?? '' }
    return refusals.map((one) => refusalSentence(one, days))
  })
}
