import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { CheckField } from '@dvor/ui/field.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './order.module.css'

interface PaymentChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
}

/** Payment methods for this arrival; the first one is chosen until the guest takes another. */
export function PaymentChoice({ methods, chosen, onChoose }: PaymentChoiceProps) {
  const texts = useTexts()
  return (
    <fieldset className={classes.paymentChoice}>
      <legend className={classes.title}>{texts.order.methodHeading}</legend>
      {methods.length === 0 && <p>{texts.order.noMethods}</p>}
      {methods.map((method) => (
        <div key={method} className={classes.paymentChoiceWay}>
          <CheckField
            type="radio"
            name="payment_method"
            value={method}
            checked={chosen === method}
            onChange={() => onChoose(method)}
            label={
              <>
                <strong>{texts.methods[method].title}</strong>
                <span className={classes.paymentChoiceText}>{texts.methods[method].text}</span>
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  )
}
