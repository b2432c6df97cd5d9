import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { pricedParts, type HeldStepProps } from '../flow/step-props.ts'
import { isSameIn, useDraft } from '../flow/use-draft.ts'
import { isUnanswered } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './order.module.css'

interface OrderButtonProps extends Pick<HeldStepProps, 'quote' | 'priced' | 'isTaking'> {
  /** Sentence about the sum due now. */
  now: string | undefined
  /** Orders. @returns whether the guest may order again */
  order: () => Promise<boolean>
}

/** The binding button; it waits for the price of what is chosen at this moment, and for the answer to an order. */
export function OrderButton({ quote, priced, isTaking, now, order }: OrderButtonProps) {
  const texts = useTexts()
  const [sending, setSending] = useState(false)
  const isPriced = isSameIn(pricedParts)(priced, useDraft(...pricedParts))
  const isUnknown = isUnanswered(quote.failure)
  const send = async () => {
    setSending(true)
    if (await order()) setSending(false)
  }
  return (
    <>
      <Button
        variant="accent"
        size="large"
        className={classes.submit}
        busy={sending}
        disabled={!isPriced || quote.busy || quote.price === null || isTaking}
        onClick={() => (isUnknown ? quote.askAgain() : void send())}
      >
        <span>{isUnknown ? texts.order.askAgain : texts.order.submit}</span>
        {!isUnknown && <span className={classes.now}>{now}</span>}
      </Button>
      <output className="visually-hidden">{sending && texts.order.sending}</output>
    </>
  )
}
