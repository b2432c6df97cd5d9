import { isExpected } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { ServiceReservation } from '@dvor/contract/services/slots.ts'
import { nbsp } from '@dvor/format/language.ts'
import { Button } from '@dvor/ui/button.tsx'
import { SelectField, TextField } from '@dvor/ui/field.tsx'
import { partyWords } from '@dvor/texts/areas.ts'
import { Form, useNavigation } from 'react-router'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText, useOwnersTexts } from '../../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { occurrenceLabel, pickKey, serviceFacts } from '../../booking/extras/seat-picks.ts'
import childrenClasses from '../../booking/extras/seat-children.module.css'
import flowClasses from '../../booking/flow/flow.module.css'
import { ProblemList } from '../changes/problem-list.tsx'
import reservationClasses from '../styles/reservation.module.css'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { activityInput, type ActivityAnswer } from './activity-actions.ts'
import { ActivityPreview } from './activity-preview.tsx'
import type { OpenActivity } from './load-activities.ts'
import classes from './activities.module.css'

interface ActivitiesSectionProps {
  detail: ReservationDetail
  activities: readonly OpenActivity[]
  answer: ActivityAnswer | undefined
}

/** Activities added and cancelled before and during the stay: the price first, then the button. Works without scripts. */
export function ActivitiesSection({ detail, activities, answer }: ActivitiesSectionProps) {
  const words = useReservationWords()
  const cancellable = isExpected(detail.state) && detail.stays.length > 0 ? detail.services : []
  if (activities.length === 0 && cancellable.length === 0) return null
  return (
    <section className={reservationClasses.part} aria-labelledby="zazitky" data-screen-only>
      <h2 id="zazitky">{words.activities.heading}</h2>
      <p>{words.activities.text}</p>
      <ProblemList problems={answer?.problems} />
      {answer?.outcome && <ActivityPreview {...{ detail, activities, answer }} outcome={answer.outcome} />}
      {activities.length > 0 && <AddForm {...{ detail, activities, answer }} />}
      {cancellable.map((booked) => (
        <CancelForm key={booked.id} booked={booked} />
      ))}
    </section>
  )
}

function AddForm({ detail, activities, answer }: ActivitiesSectionProps) {
  const words = useReservationWords()
  const { adults } = useWords(partyWords)
  const language = useLanguage()
  const named = useOwnersTexts()
  const { state, formData } = useNavigation()
  const isAsking = state !== 'idle' && formData?.get('intent') === 'activity-preview'
  const seatRequest = answer?.request
  const ages = detail.stays.flatMap((stay) => stay.children_ages)
  const hasChildren = ages.length > 0 && activities.some(({ service }) => service.child_prices.length > 0)
  return (
    <Form method="post" preventScrollReset className={classes.form}>
      <SelectField
        label={words.activities.when}
        name={activityInput.when}
        defaultValue={seatRequest ? pickKey(seatRequest) : ''}
      >
        <option value="">{words.activities.none}</option>
        {activities.flatMap(({ service, times }) =>
          times.map((one) => (
            <option key={pickKey(one)} value={pickKey(one)}>
              {`${named(service.title)} (${serviceFacts(service, language, named)[0]}): ${occurrenceLabel(one, service, language)}`}
            </option>
          )),
        )}
      </SelectField>
      <TextField
        type="number"
        label={hasChildren ? adults : words.activities.persons}
        name={activityInput.adults}
        defaultValue={seatRequest ? seatRequest.persons - (seatRequest.children_ages?.length ?? 0) : 1}
        min={hasChildren ? 0 : 1}
        max={100}
        required
      />
      {hasChildren && <Children ages={ages} coming={seatRequest?.children_ages ?? []} />}
      <div className={flowClasses.ways}>
        <Button type="submit" name="intent" value="activity-preview" variant="quiet" busy={isAsking}>
          {words.activities.ask}
        </Button>
      </div>
    </Form>
  )
}

interface ChildrenProps {
  /** Ages of the children of the stay. */
  ages: readonly number[]
  /** Ages typed before the page came back with an answer. */
  coming: readonly number[]
}

/** The children of the stay who take part. */
function Children({ ages, coming }: ChildrenProps) {
  const words = useReservationWords()
  const { countOf } = useFormats()
  return (
    <fieldset className={childrenClasses.children}>
      <legend>{words.activities.children}</legend>
      {ages.map((age, index) => (
        <label key={index} className={childrenClasses.child}>
          <input
            type="checkbox"
            name={activityInput.age}
            value={age}
            defaultChecked={
              ages.slice(0, index + 1).filter((one) => one === age).length <=
              coming.filter((one) => one === age).length
            }
          />
          {age === 0 ? words.change.baby : countOf(age, 'year')}
        </label>
      ))}
    </fieldset>
  )
}

function CancelForm({ booked: { id, title, day, time_from } }: { booked: ServiceReservation }) {
  const words = useReservationWords()
  const { formatDayMonth, formatTime } = useFormats()
  return (
    <Form method="post" preventScrollReset className={classes.booked}>
      <input type="hidden" name="id" value={id} />
      <span>
        <OwnersText>{title}</OwnersText>, {formatDayMonth(day)}{' '}
        {`${words.change.at}${nbsp}${formatTime(time_from)}`}
      </span>
      <Button
        type="submit"
        name="intent"
        value="activity-cancel-preview"
        variant="quiet"
        size="small"
        aria-label={`${words.activities.cancel}: ${title}`}
      >
        {words.activities.cancel}
      </Button>
    </Form>
  )
}
