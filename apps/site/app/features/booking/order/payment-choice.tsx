import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { CheckField } from '@dvor/ui/field.tsx'
import { useTexts } from '../flow/use-texts.ts'
import classes from './summary-step.module.css'

interface PaymentChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  error?: string
  onChoose: (method: PaymentMethod) => void
}

export const paymentChoiceId = 'platba'

/** Payment methods for this arrival; nothing is chosen beforehand unless there is only one. */
export function PaymentChoice({ methods, chosen, error, onChoose }: PaymentChoiceProps) {
  const texts = useTexts()
  return (
    <fieldset
      className={classes.paymentChoice}
      aria-describedby={error ? `${paymentChoiceId}-error` : undefined}
    >
      <legend className={classes.title}>{texts.order.methodHeading}</legend>
      {methods.length === 0 && <p>{texts.order.noMethods}</p>}
      {error && (
        <p id={`${paymentChoiceId}-error`} className="ui-field__error">
          {error}
        </p>
      )}
      {methods.map((method, index) => (
        <div key={method} className={classes.paymentChoiceWay}>
          <CheckField
            id={index === 0 ? paymentChoiceId : undefined}
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
