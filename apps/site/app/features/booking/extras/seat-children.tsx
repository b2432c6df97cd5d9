import { childrenPrices } from '@dvor/booking/services/slot-lines.ts'
import { useFormats } from '../../../core/language/formats.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import type { SeatParty, SeatPick } from './seat-picks.ts'
import classes from './seat-children.module.css'

interface SeatChildrenProps {
  pick: SeatPick
  service: FlowSlotService
  party: SeatParty
  /** The most people who can take part. */
  most: number
  onChange: (pick: SeatPick) => void
}

/** The children of the party who take part, each with its price; nothing where children pay as adults. */
export function SeatChildren({ pick, service, party, most, onChange }: SeatChildrenProps) {
  const texts = useTexts()
  const { countOf, formatMoney } = useFormats()
  const able = party.children_ages.filter((age) => age >= (service.min_age ?? 0))
  if (service.price_unit === 'group' || service.child_prices.length === 0 || able.length === 0) return null
  const coming = pick.children_ages ?? []
  const toggle = (age: number, isComing: boolean) => {
    const at = coming.indexOf(age)
    const children_ages = isComing ? coming.filter((_, index) => index !== at) : [...coming, age]
    onChange({ ...pick, children_ages, persons: Math.max(pick.persons, children_ages.length) })
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
              disabled={!isComing && coming.length >= most}
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
