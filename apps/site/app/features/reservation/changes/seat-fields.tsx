import type { ChangeInput } from '@dvor/contract/reservations/guest-changes.ts'
import type { Occurrence, ServiceReservation } from '@dvor/contract/services/slots.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { partyWords } from '@dvor/texts/areas.ts'
import { fewestOf, isShut, occurrenceLabel, timesText } from '../../booking/extras/seat-picks.ts'
import type { FlowSlotService } from '../../booking/flow/load-services.ts'
import type { SeatChoices } from './load-seat-choices.ts'
import { ChildInput } from './child-input.tsx'
import { inputName } from './read-change.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import classes from './change.module.css'

interface SeatFieldsProps {
  booked: ServiceReservation
  choices: SeatChoices
  request: ChangeInput | null
}

type Place = Pick<Occurrence, 'service_slot' | 'day'>
const keyOf = ({ service_slot, day }: Place) => `${service_slot} ${day}`

/** Time and number of people: another time of the same service, other people, or none. */
export function SeatFields({ booked, choices, request }: SeatFieldsProps) {
  const words = useReservationWords()
  const language = useLanguage()
  const ownLabel = useOwnLabel(booked)
  const { id, title } = booked
  const alteration = request?.services?.find((one) => one.id === id)
  const currentKey = ownKey(booked)
  const open = choices.occurrences.filter((one) => one.service === booked.service)
  if (isLocked(open.find((one) => keyOf(one) === currentKey)))
    return (
      <fieldset className={classes.stay}>
        <legend>
          <OwnersText>{title}</OwnersText>
        </legend>
        <p>{ownLabel}</p>
        <p>{words.change.fixedSeat}</p>
      </fieldset>
    )
  const service = choices.services.find((one) => one.id === booked.service)
  const others = open.filter((one) => keyOf(one) !== currentKey && !isShut(one))
  return (
    <fieldset className={classes.stay}>
      <legend>
        <OwnersText>{title}</OwnersText>
      </legend>
      <input type="hidden" name={inputName.seat} value={id} />
      <SelectField
        label={words.change.when}
        name={inputName.when(id)}
        defaultValue={alteration ? (alteration.request ? keyOf(alteration.request) : '') : currentKey}
      >
        <option value={currentKey}>{ownLabel}</option>
        {service &&
          others.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {occurrenceLabel(one, service, language)}
            </option>
          ))}
        <option value="">{words.change.dropSeat}</option>
      </SelectField>
      <People {...{ id, service }} people={alteration?.request ?? booked} />
    </fieldset>
  )
}

interface PeopleProps {
  /** Id of the booked service. */
  id: string
  service: FlowSlotService | undefined
  people: { persons: number; children_ages?: readonly number[] }
}

/** The people of a time; where children have prices of their own, the adults and each child. */
function People({ id, service, people }: PeopleProps) {
  const words = useReservationWords()
  const { adults } = useWords(partyWords)
  const name = inputName.coming(id)
  const input = { type: 'number', name, max: 100, required: true } as const
  if (!service || service.child_prices.length === 0)
    return (
      <TextField
        {...input}
        label={words.change.coming}
        defaultValue={people.persons}
        min={service ? fewestOf(service) : 1}
      />
    )
  const ages = people.children_ages ?? []
  return (
    <>
      <TextField {...input} label={adults} defaultValue={people.persons - ages.length} min={0} />
      {[...ages, null].map((age, index) => (
        <ChildInput key={index} name={inputName.comingAge(id)} age={age} place={index + 1} />
      ))}
    </>
  )
}

const ownKey = ({ service_slot, day }: ServiceReservation) => `${service_slot ?? ''} ${day}`

function useOwnLabel(booked: ServiceReservation): string {
  const { at, own } = useReservationWords().change
  const language = useLanguage()
  const { weekdayName, formatDayMonth } = useFormats()
  const day = `${weekdayName(weekdayOf(booked.day))} ${formatDayMonth(booked.day)}`
  return `${day} ${at} ${timesText(booked, language)} – ${own}`
}

/** Booking for this time has ended, so the seats could not be sold again. */
const isLocked = (occurrence: Occurrence | undefined): boolean =>
  occurrence?.refusals.some(({ code }) => code === 'too_late' || code === 'past') ?? false
