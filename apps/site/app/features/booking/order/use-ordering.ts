import { bookingStep } from '../../search/search-params.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { useState } from 'react'
import { orderBody } from './order-body.ts'
import { orderProblems } from './order-checks.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { servicesStep, type LaterStepProps } from '../flow/step-props.ts'
import { useDraft } from '../flow/use-draft.ts'
import { expireHold } from '../flow/use-hold.ts'
import { useOrder, type OrderOutcome } from './use-order.ts'
import { aboutSeats } from '../extras/seat-problems.ts'
import { flowKey, seatRequests, requestsOf } from '../flow/stay-requests.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'

interface Ordering extends Pick<LaterStepProps, 'flow' | 'quote' | 'goTo'> {
  method: PaymentMethod | null
}

/** State of ordering: errors that block it, changes of the price, and the address of the outcome. */
export function useOrdering({ flow, quote, method, goTo }: Ordering) {
  const texts = useTexts()
  const language = useLanguage()
  const draft = useDraft()
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [totalBefore, setTotalBefore] = useState<number | null>(null)
  const { send, sending } = useOrder(flowKey(flow, requestsOf(flow.search, flow.rooms, flow.units)))
  const hindrances = orderProblems(method, draft.accepted, texts)
  const follow = (outcome: OrderOutcome, seen: number) => {
    if (outcome.kind === 'ordered') return leaveFor(outcome.result, language)
    if (outcome.kind === 'price_changed') {
      setTotalBefore(seen)
      return quote.replace(outcome.price)
    }
    const { code } = outcome.failure
    if (code === 'hold_expired') return expireHold()
    if (aboutSeats(outcome.failure)) return goTo(servicesStep(flow), { problem: code })
    if (code === 'nights_taken' || code === 'not_available')
      return goTo(bookingStep.choice, { problem: code })
    setProblem(failureText(outcome.failure, language, flow.settings.phone))
  }
  const order = async () => {
    setTries(tries + 1)
    setProblem(null)
    if (!quote.price || !method || hindrances.length > 0) return
    const { total } = quote.price
    const coupon = draft.coupon && !quote.couponProblem ? draft.coupon : null
    const termsVersion = flow.settings.terms_version ?? '1'
    const outcome = await send(
      orderBody({
        draft,
        services: flow.services,
        seats: seatRequests(flow, draft),
        coupon,
        method,
        total,
        termsVersion,
        language,
      }),
    )
    if (outcome) follow(outcome, total)
  }
  return { order, sending, problem, totalBefore, tries, problems: tries > 0 ? hindrances : [] }
}

/** Opens the gateway or the reservation's page with a full navigation, because the gateway may be another site. */
function leaveFor(
  { token, payment_url }: { token: string; payment_url: string | null },
  language: Language,
): void {
  location.assign(payment_url ?? sitePath(`/rezervacia-detail/${token}?nova=1`, language))
}
