import type { ChangeInput } from '@dvor/client/calls/booking-calls.ts'
import type { Occurrence, ServiceReservation } from '@dvor/contract/services/slots.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import {
  fewestOf,
  isShut,
  occurrenceLabel,
  timesText,
  type OpenOccurrence,
} from '../../booking/extras/seat-picks.ts'
import type { SeatChoices } from './load-seat-choices.ts'
import { ChildInput } from './child-input.tsx'
import { inputName } from './read-change.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
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
  const { id, title, persons } = booked
  const asked = request?.services?.find((one) => one.id === id)
  const own = ownKey(booked)
  const open = openTo(booked, choices)
  if (isLocked(open.find((one) => keyOf(one) === own)))
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
  const others = open.filter((one) => keyOf(one) !== own && !isShut(one))
  return (
    <fieldset className={classes.stay}>
      <legend>
        <OwnersText>{title}</OwnersText>
      </legend>
      <input type="hidden" name={inputName.seat} value={id} />
      <SelectField
        label={words.change.when}
        name={inputName.when(id)}
        defaultValue={asked ? (asked.request ? keyOf(asked.request) : '') : own}
      >
        <option value={own}>{ownLabel}</option>
        {service &&
          others.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {occurrenceLabel(one, service, language)}
            </option>
          ))}
        <option value="">{words.change.dropSeat}</option>
      </SelectField>
      <TextField
        type="number"
        label={words.change.coming}
        name={inputName.coming(id)}
        defaultValue={asked?.request?.persons ?? persons}
        min={service ? fewestOf(service) : 1}
        max={100}
        required
      />
      {service &&
        service.child_prices.length > 0 &&
        [...(asked?.request?.children_ages ?? booked.children_ages), null].map((age, index) => (
          <ChildInput key={index} name={inputName.comingAge(id)} age={age} place={index + 1} />
        ))}
    </fieldset>
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

/** Occurrences of the same service with the seats for this guest, whose own seats count as free. */
function openTo(booked: ServiceReservation, { occurrences }: SeatChoices): OpenOccurrence[] {
  return occurrences
    .filter(({ service }) => service === booked.service)
    .map((one) => ({ ...one, most: one.free + (keyOf(one) === ownKey(booked) ? booked.persons : 0) }))
}

/** Booking for this time has ended, so the seats could not be sold again. */
const isLocked = (own: OpenOccurrence | undefined): boolean =>
  own?.refusals.some(({ code }) => code === 'too_late' || code === 'past') ?? false
