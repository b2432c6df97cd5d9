import { useFormats } from '../../../core/language/formats.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from '../flow/flow.module.css'

/** Says that the price is another one than the guest saw, both in cents; nothing was ordered. */
export function PriceChanged({ before, now }: { before: number; now: number }) {
  const { order } = useTexts()
  const { formatMoney } = useFormats()
  return (
    <div className={classes.priceChanged} role="alert">
      <p className={classes.priceChangedTitle}>{order.priceTitle}</p>
      <p>
        {order.priceBefore} <s>{formatMoney(before)}</s>, {order.priceNow} <strong>{formatMoney(now)}</strong>
        . {order.priceText}
      </p>
    </div>
  )
}
