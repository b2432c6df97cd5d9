import { Button } from '@dvor/ui/button.tsx'
import { pricedParts, type HeldStepProps } from '../flow/step-props.ts'
import { isSameIn, useDraft } from '../flow/use-draft.ts'
import { isUnanswered } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './order.module.css'

interface OrderButtonProps extends Pick<HeldStepProps, 'quote' | 'priced' | 'isTaking'> {
  sending: boolean
  /** What is due now, in a sentence. */
  now: string | undefined
  onOrder: () => void
}

/** The binding button; it waits for the price of what is chosen at this moment. */
export function OrderButton({ quote, priced, isTaking, sending, now, onOrder }: OrderButtonProps) {
  const texts = useTexts()
  const isPriced = isSameIn(pricedParts)(priced, useDraft(...pricedParts))
  const isUnknown = isUnanswered(quote.failure)
  return (
    <Button
      variant="accent"
      size="large"
      className={classes.submit}
      busy={sending}
      disabled={!isPriced || quote.busy || quote.price === null || isTaking}
      onClick={() => (isUnknown ? quote.askAgain() : onOrder())}
    >
      <span>{isUnknown ? texts.order.askAgain : texts.order.submit}</span>
      {!isUnknown && <span className={classes.now}>{now}</span>}
    </Button>
  )
}
