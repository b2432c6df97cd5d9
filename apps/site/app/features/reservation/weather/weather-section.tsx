import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { WeatherChoice } from '@dvor/contract/services/weather.ts'
import { nbsp } from '@dvor/format/language.ts'
import { Button } from '@dvor/ui/button.tsx'
import { SelectField } from '@dvor/ui/field.tsx'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '../../../core/language/formats.ts'
import { useOwnersTexts } from '../../../core/language/owners-text.tsx'
import flowClasses from '../../booking/flow/flow.module.css'
import { ProblemList } from '../changes/problem-list.tsx'
import reservationClasses from '../styles/reservation.module.css'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { weatherInput, type WeatherRefusal } from './weather-actions.ts'

interface WeatherSectionProps {
  detail: ReservationDetail
  choices: readonly WeatherChoice[]
  answer: WeatherRefusal | undefined
}

/** Activities that the weather has stopped: another time or the money. Works without scripts; nothing where there are none. */
export function WeatherSection({ detail, choices, answer }: WeatherSectionProps) {
  const words = useReservationWords()
  if (choices.length === 0) return null
  return (
    <section className={reservationClasses.part} aria-labelledby="pocasie" data-screen-only>
      <h2 id="pocasie">{words.weather.heading}</h2>
      <ProblemList problems={answer?.problems} />
      {choices.map((choice) =>
        choice.decision === 'open' ? (
          <ChoiceForm key={choice.id} detail={detail} choice={choice} />
        ) : (
          <Decided key={choice.id} choice={choice} />
        ),
      )}
    </section>
  )
}

function useMoments() {
  const words = useReservationWords()
  const { formatDayLong, formatTime } = useFormats()
  return (day: string, time: string) => `${formatDayLong(day)} ${words.change.at}${nbsp}${formatTime(time)}`
}

function Decided({ choice: { title, decision, new_day, new_time } }: { choice: WeatherChoice }) {
  const words = useReservationWords()
  const named = useOwnersTexts()
  const momentText = useMoments()
  const isOtherTime = decision === 'other_time' && new_day !== null && new_time !== null
  return (
    <p>
      {isOtherTime
        ? words.weather.tookTime(named(title), momentText(new_day, new_time))
        : words.weather.tookMoney(named(title))}
    </p>
  )
}

function ChoiceForm({ detail, choice }: Pick<WeatherSectionProps, 'detail'> & { choice: WeatherChoice }) {
  const words = useReservationWords()
  const named = useOwnersTexts()
  const { formatInstant, formatMoney } = useFormats()
  const momentText = useMoments()
  const isBusy = useNavigation().formData?.get('intent') === 'weather'
  const { id, title, day, time_from, choose_by, times, total_again } = choice
  const hasTimes = times.length > 0 && total_again !== null
  return (
    <Form method="post" preventScrollReset className={reservationClasses.sheet}>
      <input type="hidden" name="intent" value="weather" />
      <input type="hidden" name={weatherInput.id} value={id} />
      <p>
        <strong>{words.weather.off(named(title), momentText(day, time_from))}</strong>
      </p>
      <p>
        {hasTimes
          ? `${words.weather.text} ${words.weather.until(formatInstant(choose_by))}`
          : words.weather.none}
      </p>
      {hasTimes ? (
        <>
          <SelectField label={words.weather.when} name={weatherInput.time} defaultValue="">
            <option value="">{words.weather.choose}</option>
            {times.map((one) => (
              <option key={`${one.service_slot} ${one.day}`} value={`${one.service_slot} ${one.day}`}>
                {momentText(one.day, one.time_from)}
              </option>
            ))}
          </SelectField>
          <input type="hidden" name={weatherInput.total} value={total_again} />
          {total_again === detail.price.total + choice.amount ? null : (
            <p>{words.weather.costs(formatMoney(total_again))}</p>
          )}
        </>
      ) : null}
      <div className={flowClasses.ways}>
        {hasTimes ? (
          <Button type="submit" name="decision" value="other_time" variant="accent" busy={isBusy}>
            {words.weather.take}
          </Button>
        ) : null}
        <Button type="submit" name="decision" value="money" variant="quiet" busy={isBusy}>
          {words.weather.money}
        </Button>
      </div>
    </Form>
  )
}
