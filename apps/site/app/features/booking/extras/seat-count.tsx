import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import {
  childrenAble,
  mostOf,
  peopleOf,
  pickAmount,
  shortDay,
  type SeatParty,
  type SeatPick,
} from './seat-picks.ts'
import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { PeopleCounter } from './people-counter.tsx'
import { SeatChildren } from './seat-children.tsx'
import extrasClasses from './extras-part.module.css'
import classes from './seat-extras.module.css'

interface SeatCountProps {
  pick: SeatPick
  one: Occurrence
  service: FlowSlotService
  party: SeatParty
  onChange: (pick: SeatPick) => void
}

/** The people of a taken time, and its price. */
export function SeatCount({ pick, one, service, party, onChange }: SeatCountProps) {
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const ages = pick.children_ages ?? []
  const adults = pick.persons - ages.length
  const able = childrenAble(service, party)
  const most = Math.max(mostOf(service, one, party), pick.persons)
  const change = (people: ReturnType<typeof peopleOf>) => onChange({ ...pick, ...people })
  return (
    <div className={classes.row}>
      <PeopleCounter
        {...{ service, adults, most }}
        beside={able.length > 0 ? ages.length : null}
        help={shortDay(one.day, language)}
        onChange={(next) => change(peopleOf(service, next, ages))}
      />
      <output className={extrasClasses.amount}>
        + {formatMoney(pickAmount(service, pick.persons, ages))}
      </output>
      {able.length > 0 && (
        <SeatChildren
          {...{ service, able }}
          coming={ages}
          isFull={pick.persons >= most}
          onChange={(coming) => change(peopleOf(service, adults, coming))}
        />
      )}
    </div>
  )
}
