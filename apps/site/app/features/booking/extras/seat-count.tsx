import type { Party } from '@dvor/booking/stay/guests.ts'
import { Counter } from '@dvor/ui/counter.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { useTexts } from '../flow/use-texts.ts'
import { fewestOf, mostOf, pickAmount, shortDay, type OpenOccurrence, type SeatPick } from './seat-picks.ts'
import extrasClasses from './extras-part.module.css'
import classes from './seat-extras.module.css'

interface SeatCountProps {
  pick: SeatPick
  one: OpenOccurrence
  service: FlowSlotService
  party: Party
  onCount: (persons: number) => void
}

/** Number of people of a taken time, and its price. */
export function SeatCount({ pick, one, service, party, onCount }: SeatCountProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const fewest = fewestOf(service)
  return (
    <div className={classes.row}>
      <Counter
        label={texts.seats.persons}
        help={shortDay(one.day, language)}
        value={pick.persons}
        min={fewest}
        max={Math.max(mostOf(service, one, party), fewest)}
        lessLabel={`${texts.seats.fewer}: ${service.title}`}
        moreLabel={`${texts.seats.more}: ${service.title}`}
        onChange={onCount}
      />
      <output className={extrasClasses.amount}>+ {formatMoney(pickAmount(service, pick.persons))}</output>
    </div>
  )
}
