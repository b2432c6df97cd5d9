import type { ChangeInput } from '@dvor/client/booking-calls.ts'
import type { Occurrence, ServiceReservation } from '@dvor/contract/slots.ts'
import { formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { fewestOf, isShut, occurrenceLabel, timesText, type OpenOccurrence } from '../seat-picks.ts'
import type { SeatChoices } from './load-seat-choices.ts'
import { inputName } from './read-change.ts'
import { words } from './reservation-texts.ts'

interface SeatFieldsProps {
  booked: ServiceReservation
  choices: SeatChoices
  wish: ChangeInput | null
}

type Place = Pick<Occurrence, 'service_slot' | 'day'>
const keyOf = ({ service_slot, day }: Place) => `${service_slot} ${day}`

/** When and for how many: another time of the same service, other people, or not at all. */
export function SeatFields({ booked, choices, wish }: SeatFieldsProps) {
  const { id, title, persons } = booked
  const asked = wish?.services?.find((one) => one.id === id)
  const own = ownKey(booked)
  const open = openTo(booked, choices)
  if (isLocked(open.find((one) => keyOf(one) === own)))
    return (
      <fieldset className="change__stay">
        <legend>{title}</legend>
        <p>{ownLabel(booked)}</p>
        <p>{words.change.fixedSeat}</p>
      </fieldset>
    )
  const service = choices.services.find((one) => one.id === booked.service)
  const others = open.filter((one) => keyOf(one) !== own && !isShut(one))
  return (
    <fieldset className="change__stay">
      <legend>{title}</legend>
      <input type="hidden" name={inputName.seat} value={id} />
      <SelectField
        label={words.change.when}
        name={inputName.when(id)}
        defaultValue={asked ? (asked.wish ? keyOf(asked.wish) : '') : own}
      >
        <option value={own}>{ownLabel(booked)}</option>
        {service &&
          others.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {occurrenceLabel(one, service)}
            </option>
          ))}
        <option value="">{words.change.dropSeat}</option>
      </SelectField>
      <TextField
        type="number"
        label={words.change.coming}
        name={inputName.coming(id)}
        defaultValue={asked?.wish?.persons ?? persons}
        min={service ? fewestOf(service) : 1}
        max={100}
        required
      />
    </fieldset>
  )
}

const ownKey = ({ service_slot, day }: ServiceReservation) => `${service_slot ?? ''} ${day}`

function ownLabel(booked: ServiceReservation): string {
  const day = `${weekdayName(weekdayOf(booked.day))} ${formatDayMonth(booked.day)}`
  return `${day} o ${timesText(booked)} – ${words.change.own}`
}

/** Occurrences of the same service, with the places that this guest can have: the own ones count as free. */
function openTo(booked: ServiceReservation, { occurrences }: SeatChoices): OpenOccurrence[] {
  return occurrences
    .filter(({ service }) => service === booked.service)
    .map((one) => ({ ...one, most: one.free + (keyOf(one) === ownKey(booked) ? booked.persons : 0) }))
}

/** Booking for the own time has ended, so the place could not be given to anybody else. */
const isLocked = (own: OpenOccurrence | undefined): boolean =>
  own?.refusals.some(({ code }) => code === 'too_late' || code === 'past') ?? false
