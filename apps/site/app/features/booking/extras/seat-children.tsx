import { childrenPrices } from '@dvor/booking/services/slot-lines.ts'
import { useFormats } from '../../../core/language/formats.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './seat-children.module.css'

interface SeatChildrenProps {
  service: FlowSlotService
  /** Ages of the children of the party who may take part. */
  able: readonly number[]
  /** Ages of those who do. */
  coming: readonly number[]
  isFull: boolean
  onChange: (coming: readonly number[]) => void
}

/** The children of the party who take part, each with its price. */
export function SeatChildren({ service, able, coming, isFull, onChange }: SeatChildrenProps) {
  const texts = useTexts()
  const { countOf, formatMoney } = useFormats()
  const toggle = (age: number, isComing: boolean) => {
    const at = coming.indexOf(age)
    onChange(isComing ? coming.filter((_, index) => index !== at) : [...coming, age])
  }
  return (
    <fieldset className={classes.children}>
      <legend>{texts.seats.children}</legend>
      {childrenPrices(service, able).map(({ age, price }, index) => {
        const before = able.slice(0, index).filter((one) => one === age).length
        const isComing = coming.filter((one) => one === age).length > before
        return (
          <label key={`${age} ${before}`} className={classes.child}>
            <input
              type="checkbox"
              checked={isComing}
              disabled={!isComing && isFull}
              onChange={() => toggle(age, isComing)}
            />
            <span>
              {age === 0 ? texts.seats.baby : countOf(age, 'year')} · {formatMoney(price)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
