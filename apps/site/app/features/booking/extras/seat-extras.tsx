import type { Party } from '@dvor/booking/stay/guests.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Counter } from '@dvor/ui/counter.tsx'
import { SelectField } from '@dvor/ui/field.tsx'
import { useState } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import {
  fewestOf,
  isShut,
  mostOf,
  occurrenceLabel,
  openOccurrences,
  pickAmount,
  serviceFacts,
  type OpenOccurrence,
  type SeatPick,
} from './seat-picks.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './seat-extras.module.css'
import extrasStepClasses from './extras-step.module.css'

/** Slot services on the days of the stay, with times and free seats. */
export function SeatExtras({ flow, isTried }: { flow: FlowData; isTried: boolean }) {
  const texts = useTexts()
  const { hold } = useDraft()
  const { slotServices, occurrences } = flow
  const offered = slotServices.flatMap((service) => {
    const own = openOccurrences(service, occurrences, hold?.services ?? '')
    return own.length > 0 ? [{ service, own }] : []
  })
  return (
    <section className={classes.seats} aria-labelledby="zazitky">
      <h2 id="zazitky" className={classes.title}>
        {texts.seats.heading}
      </h2>
      <p className="lead">{texts.seats.lead}</p>
      <ul className={classes.list}>
        {offered.map(({ service, own }) => (
          <li key={service.id} className={classes.service}>
            <SeatService {...{ flow, service, isTried }} occurrences={own} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SeatServiceProps {
  flow: FlowData
  service: FlowSlotService
  occurrences: readonly OpenOccurrence[]
  isTried: boolean
}

const keyOf = ({ service_slot, day }: Pick<SeatPick, 'service_slot' | 'day'>) => `${service_slot} ${day}`

function SeatService({ flow, service, occurrences, isTried }: SeatServiceProps) {
  const texts = useTexts()
  const { seats } = useDraft()
  const [wantsMore, setWantsMore] = useState(false)
  const known = new Map(occurrences.map((one) => [keyOf(one), one]))
  const picks = seats.filter((pick) => known.has(keyOf(pick)))
  const free = occurrences.filter((one) => !isShut(one) && !picks.some((pick) => keyOf(pick) === keyOf(one)))
  const party = { adults: flow.search.adults, children_ages: [...flow.search.ages] }
  const put = (before: SeatPick | null, next: SeatPick | null) => {
    const kept = seats.filter((pick) => pick !== before)
    changeDraft({ seats: next ? [...kept, next] : kept })
    setWantsMore(false)
  }
  const choose = (before: SeatPick | null, key: string) => {
    const one = known.get(key)
    if (!one) return put(before, null)
    // The number of people starts empty: not everybody of the party takes part.
    const persons = Math.min(mostOf(service, one, party), before?.persons ?? 0)
    put(before, { service: service.id, service_slot: one.service_slot, day: one.day, persons })
  }
  const rows: (SeatPick | null)[] = picks.length === 0 || wantsMore ? [...picks, null] : picks
  return (
    <>
      <ServiceHead service={service} />
      {rows.map((pick, index) => (
        <SeatRow
          key={pick ? keyOf(pick) : `new-${index}`}
          pick={pick}
          {...{ service, occurrences, party, isTried, taken: picks }}
          onChoose={(key) => choose(pick, key)}
          onCount={(persons) => pick && put(pick, { ...pick, persons })}
        />
      ))}
      {picks.length > 0 && !wantsMore && free.length > 0 && (
        <p>
          <Button variant="quiet" size="small" onClick={() => setWantsMore(true)}>
            <span>
              {texts.seats.another}
              <span className="visually-hidden">
                : <OwnersText>{service.title}</OwnersText>
              </span>
            </span>
          </Button>
        </p>
      )}
    </>
  )
}

function ServiceHead({ service }: { service: FlowSlotService }) {
  const language = useLanguage()
  return (
    <div className={classes.head}>
      {service.image && <OwnersPicture className={classes.picture} file={service.image} sizes="6rem" />}
      <div>
        <h3 className={classes.name}>
          <OwnersText>{service.title}</OwnersText>
        </h3>
        <p className={classes.facts}>{serviceFacts(service, language).join(' · ')}</p>
        {service.requirements && (
          <p>
            <OwnersText>{service.requirements}</OwnersText>
          </p>
        )}
      </div>
    </div>
  )
}

interface SeatRowProps {
  pick: SeatPick | null
  service: FlowSlotService
  occurrences: readonly OpenOccurrence[]
  /** Occurrences picked in other rows; each can be picked once. */
  taken: readonly SeatPick[]
  party: Party
  isTried: boolean
  onChoose: (key: string) => void
  onCount: (persons: number) => void
}

function SeatRow({ pick, service, occurrences, taken, party, isTried, onChoose, onCount }: SeatRowProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const chosen = pick ? occurrences.find((one) => keyOf(one) === keyOf(pick)) : undefined
  const isGone = chosen && pick && (isShut(chosen) || pick.persons > chosen.most)
  const isTaken = (one: OpenOccurrence) =>
    taken.some((other) => other !== pick && keyOf(other) === keyOf(one))
  return (
    <div className={classes.row}>
      <SelectField
        label={
          <>
            {texts.seats.choose}
            <span className="visually-hidden">
              : <OwnersText>{service.title}</OwnersText>
            </span>
          </>
        }
        value={pick ? keyOf(pick) : ''}
        error={isGone ? texts.seats.gone : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{texts.seats.none}</option>
        {occurrences.map((one) => (
          <option
            key={keyOf(one)}
            value={keyOf(one)}
            disabled={isTaken(one) || (isShut(one) && one !== chosen)}
          >
            {occurrenceLabel(one, service, language)}
          </option>
        ))}
      </SelectField>
      {pick && chosen && (
        <SeatCount {...{ pick, service, onCount, isTried }} most={mostOf(service, chosen, party)} />
      )}
      <output className={extrasStepClasses.amount}>
        {pick && pick.persons > 0 && `+ ${formatMoney(pickAmount(service, pick.persons))}`}
      </output>
    </div>
  )
}

interface SeatCountProps extends Pick<SeatRowProps, 'service' | 'isTried' | 'onCount'> {
  pick: SeatPick
  most: number
}

/** Number of people; begins with the least size of a group. */
function SeatCount({ pick, service, most, isTried, onCount }: SeatCountProps) {
  const texts = useTexts()
  const fewest = fewestOf(service)
  const count = (next: number) =>
    onCount(next > 0 && next < fewest ? (next > pick.persons ? fewest : 0) : next)
  return (
    <>
      <Counter
        label={texts.seats.persons}
        value={pick.persons}
        min={0}
        max={Math.max(most, fewest)}
        lessLabel={`${texts.seats.fewer}: ${service.title}`}
        moreLabel={`${texts.seats.more}: ${service.title}`}
        onChange={count}
      />
      {isTried && pick.persons === 0 && (
        <p className="ui-field__error" role="alert">
          {texts.seats.countMissing}
        </p>
      )}
    </>
  )
}
