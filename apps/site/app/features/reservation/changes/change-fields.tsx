import type { ChangeInput } from '@dvor/contract/reservations/guest-changes.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import type { SeatChoices } from './load-seat-choices.ts'
import { inputName } from './read-change.ts'
import { unitPriceText } from '../../activities/unit-price-text.ts'
import type { ReservationWords } from '../texts/reservation-texts.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { ChildInput } from './child-input.tsx'
import { SeatFields } from './seat-fields.tsx'
import classes from './change.module.css'

/** The fields of a common service that the form for changes uses. */
export type OfferedService = Pick<
  SingleRecord<typeof commonServices>,
  'id' | 'title' | 'price' | 'price_unit' | 'max_quantity'
>

interface ChangeFieldsProps {
  detail: ReservationDetail
  services: readonly OfferedService[]
  /** Alternatives for the booked slot services. */
  seats: SeatChoices
  /** Values typed before the page came back with an answer. */
  request: ChangeInput | null
  today: Day
}

/** Days and people of each stay, booked times, and services on offer. */
export function ChangeFields({ detail, services, seats, request, today }: ChangeFieldsProps) {
  const words = useReservationWords()
  return (
    <>
      {detail.stays.map((stay) => (
        <StayInputs
          key={stay.id}
          stay={{ ...stay, ...request?.stays?.find(({ id }) => id === stay.id) }}
          today={today}
        />
      ))}
      {detail.services.map((booked) => (
        <SeatFields key={booked.id} choices={seats} {...{ booked, request }} />
      ))}
      {services.length > 0 && (
        <fieldset className={classes.stay}>
          <legend>{words.change.services}</legend>
          {services.map((service) => (
            <ServiceInput key={service.id} service={service} asked={askedOf(service, detail, request)} />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Values of the last answer, else the booked ones. */
function askedOf({ id }: OfferedService, detail: ReservationDetail, request: ChangeInput | null): number {
  const services = request?.common_services ?? detail.common_services
  return services.find(({ common_service }) => common_service === id)?.quantity ?? 0
}

function StayInputs({ stay, today }: { stay: StayView; today: Day }) {
  const words = useReservationWords()
  const { id, accommodation_unit: unit, arrival, departure, adults, children_ages: ages } = stay
  return (
    <fieldset className={classes.stay}>
      <legend>
        <OwnersText>{unit.title}</OwnersText>
      </legend>
      <input type="hidden" name={inputName.stay} value={id} />
      <TextField
        type="date"
        label={words.change.arrival}
        name={inputName.arrival(id)}
        defaultValue={arrival}
        min={today}
        required
      />
      <TextField
        type="date"
        label={words.change.departure}
        name={inputName.departure(id)}
        defaultValue={departure}
        min={addDays(today, 1)}
        required
      />
      <TextField
        type="number"
        label={words.change.adults}
        name={inputName.adults(id)}
        defaultValue={adults}
        min={1}
        max={maxAdults}
        required
      />
      {[...ages, null].map((age, index) => (
        <ChildInput key={index} name={inputName.age(id)} age={age} place={index + 1} />
      ))}
    </fieldset>
  )
}

const usualMost = 10
/** Priced per person: the guest only says yes or no. */
const byWhole: ReadonlySet<string> = new Set(['person', 'person_night'])

function ServiceInput({ service, asked }: { service: OfferedService; asked: number }) {
  const words = useReservationWords()
  const language = useLanguage()
  const { id, title, price_unit, max_quantity } = service
  const most = byWhole.has(price_unit) ? 1 : (max_quantity ?? usualMost)
  return (
    <>
      <input type="hidden" name={inputName.service} value={id} />
      <SelectField
        label={<OwnersText>{title}</OwnersText>}
        help={unitPriceText(service, language)}
        name={inputName.quantity(id)}
        defaultValue={Math.min(asked, most)}
      >
        {Array.from({ length: most + 1 }, (_, quantity) => (
          <option key={quantity} value={quantity}>
            {quantityText(quantity, most, words)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function quantityText(quantity: number, most: number, words: ReservationWords): string {
  if (quantity === 0) return words.change.without
  return most === 1 ? words.change.with : `${quantity}×`
}
