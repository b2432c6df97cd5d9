import { Counter } from '@dvor/ui/counter.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import {
  fewestOf,
  mostOf,
  pickAmount,
  shortDay,
  type OpenOccurrence,
  type SeatParty,
  type SeatPick,
} from './seat-picks.ts'
import { SeatChildren } from './seat-children.tsx'
import extrasClasses from './extras-part.module.css'
import classes from './seat-extras.module.css'

interface SeatCountProps {
  pick: SeatPick
  one: OpenOccurrence
  service: FlowSlotService
  party: SeatParty
  onChange: (pick: SeatPick) => void
}

/** Number of people of a taken time, and its price. */
export function SeatCount({ pick, one, service, party, onChange }: SeatCountProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const ages = pick.children_ages ?? []
  const fewest = Math.max(fewestOf(service), ages.length)
  const most = Math.max(mostOf(service, one, party), fewest)
  return (
    <div className={classes.row}>
      <Counter
        label={texts.seats.persons}
        help={shortDay(one.day, language)}
        value={pick.persons}
        min={fewest}
        max={most}
        lessLabel={`${texts.seats.fewer}: ${service.title}`}
        moreLabel={`${texts.seats.more}: ${service.title}`}
        onChange={(persons) => onChange({ ...pick, persons })}
      />
      <output className={extrasClasses.amount}>
        + {formatMoney(pickAmount(service, pick.persons, ages))}
      </output>
      <SeatChildren {...{ pick, service, party, most, onChange }} />
    </div>
  )
}
