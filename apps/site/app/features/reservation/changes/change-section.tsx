import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ChangeAnswer } from './change-answer.ts'
import { ChangeFields, type OfferedService } from './change-fields.tsx'
import { ChangePreview } from './change-preview.tsx'
import { ProblemList } from './problem-list.tsx'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import type { SeatChoices } from './load-seat-choices.ts'
import reservationClasses from '../styles/reservation.module.css'
import changeClasses from './change.module.css'
import flowClasses from '../../booking/flow/flow.module.css'

interface ChangeSectionProps {
  detail: ReservationDetail
  services: readonly OfferedService[]
  seats: SeatChoices
  answer: ChangeAnswer | undefined
  today: Day
}

/** Change of days, guests or services: the price first, then the change. Works without scripts. */
export function ChangeSection({ detail, services, seats, answer, today }: ChangeSectionProps) {
  const words = useReservationWords()
  const { formatDay } = useFormats()
  const { state, formData } = useNavigation()
  const [changedAfter, setChangedAfter] = useState<ChangeAnswer>()
  const { change_until: until } = detail
  if (until === null) return null
  const asking = state !== 'idle' && formData?.get('intent') === 'change-preview'
  return (
    <section className={reservationClasses.part} aria-labelledby="zmena">
      <h2 id="zmena">{words.change.heading}</h2>
      <p>
        {words.change.until} {formatDay(until)}. {words.change.text}
      </p>
      <details className={changeClasses.change} open={answer !== undefined}>
        <summary>{words.change.open}</summary>
        <Form
          method="post"
          preventScrollReset
          className={changeClasses.form}
          onChange={() => setChangedAfter(answer)}
        >
          <input type="hidden" name="version" value={detail.updated_at} />
          <ChangeFields
            {...{ detail, services, today }}
            seats={answer?.seats ?? seats}
            request={answer?.request ?? null}
          />
          <ProblemList problems={answer?.problems} />
          <div className={flowClasses.ways}>
            <Button type="submit" name="intent" value="change-preview" variant="quiet" busy={asking}>
              {words.change.ask}
            </Button>
          </div>
        </Form>
        {answer?.outcome && answer === changedAfter && (
          <output className={flowClasses.notice}>{words.change.outdated}</output>
        )}
        {answer?.outcome && answer.request && answer !== changedAfter && (
          <ChangePreview {...{ detail, today }} request={answer.request} outcome={answer.outcome} />
        )}
      </details>
    </section>
  )
}
