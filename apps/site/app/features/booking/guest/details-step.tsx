import { bookingStep } from '../../search/search-params.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { couponFieldId } from './coupon-field.tsx'
import { FlowBar } from '../frame/flow-bar.tsx'
import { guestIssues } from './guest-check.ts'
import { guestFormId, GuestStep } from './guest-step.tsx'
import { pathOf, servicesStep, type LaterStepProps } from '../flow/step-props.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'

/** Step 3 with its button: names errors first, then tries a code that was only typed. */
export function DetailsStep({ flow, quote, clock, goTo }: LaterStepProps) {
  const texts = useTexts()
  const draft = useDraft()
  const [tried, setTried] = useState<{ times: number; paths: readonly string[] }>({ times: 0, paths: [] })
  const proceedWithCoupon = useTypedCoupon(quote, () => goTo(bookingStep.summary))
  const issues = guestIssues(draft)
  const submit = () => {
    if (issues.length === 0) return proceedWithCoupon()
    setTried({ times: tried.times + 1, paths: issues.map(({ path }) => path) })
  }
  // Errors stay until they are corrected; new empty fields are no errors before the next try.
  const shown = issues.filter(({ path }) => tried.paths.includes(path))
  return (
    <>
      <GuestStep {...{ flow, quote }} tries={tried.times} issues={shown} onSubmit={submit} />
      <FlowBar price={quote.price} busy={quote.busy} backTo={pathOf(flow, servicesStep(flow))} head={clock}>
        <Button type="submit" form={guestFormId} size="large">
          {texts.guest.proceed}
        </Button>
      </FlowBar>
    </>
  )
}

/** Goes on with the code in the field, even if its button was not pressed; a wrong code stops here. */
function useTypedCoupon(quote: Quoted, goOn: () => void) {
  const { coupon, coupon_text } = useDraft()
  const isLeaving = useRef(false)
  const typed = coupon_text.trim()
  const isKnown = coupon === typed && !quote.busy
  const leave = useEffectEvent(() => {
    if (!isLeaving.current || !isKnown) return
    isLeaving.current = false
    if (quote.couponProblem) document.getElementById(couponFieldId)?.focus()
    else goOn()
  })
  useEffect(() => leave(), [isKnown])
  return () => {
    if (coupon === typed) return goOn()
    isLeaving.current = true
    changeDraft({ coupon: typed })
  }
}
