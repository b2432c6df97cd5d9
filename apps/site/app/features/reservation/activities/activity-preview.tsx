import type { Language } from '@dvor/format/languages.ts'
import { overlapSentences } from '@dvor/booking/messages/overlap-text.ts'
import type { Activity } from '@dvor/booking/services/overlaps.ts'
import type { ActivityOutcome } from '@dvor/contract/reservations/added-activities.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { PriceLines } from '../../booking/prices/price-lines.tsx'
import { ConfirmForm, QuoteBox } from '../changes/quote-box.tsx'
import { SumList } from '../changes/sum-list.tsx'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { activityInput, type ActivityAnswer } from './activity-actions.ts'
import type { OpenActivity } from './load-activities.ts'

interface ActivityPreviewProps {
  detail: ReservationDetail
  activities: readonly OpenActivity[]
  answer: ActivityAnswer
  outcome: ActivityOutcome
}

/** The price with or without the activity, what becomes due, overlaps, and the button that keeps it. */
export function ActivityPreview({ detail, activities, answer, outcome }: ActivityPreviewProps) {
  const words = useReservationWords()
  const language = useLanguage()
  const { request, cancels } = answer
  const added = request ? activityOf(request, activities) : []
  const overlaps = request ? overlapsWith(added, detail, language) : []
  return (
    <QuoteBox
      id="zazitok-cena"
      title={cancels ? words.activities.cancelTitle : words.activities.previewTitle}
      outcome={outcome}
    >
      <Sums outcome={outcome} onSite={detail.payment_method === 'on_site'} />
      {overlaps.length > 0 && (
        <p>
          {overlaps.join(' ')} {words.activities.splitUp}
        </p>
      )}
      {outcome.refund > 0 && <p>{words.change.refundNote}</p>}
      <PriceLines price={outcome.price} />
      <ConfirmForm
        intent="activity"
        token={detail.token}
        label={cancels ? words.activities.confirmCancel : words.activities.confirm}
      >
        <input type="hidden" name="total" value={outcome.price.total} />
        {cancels && <input type="hidden" name="id" value={cancels} />}
        {request && <Request request={request} />}
      </ConfirmForm>
    </QuoteBox>
  )
}

function Request({ request }: { request: NonNullable<ActivityAnswer['request']> }) {
  const { service_slot, day, persons, children_ages = [] } = request
  return (
    <>
      <input type="hidden" name={activityInput.when} value={`${service_slot} ${day}`} />
      <input type="hidden" name={activityInput.adults} value={persons - children_ages.length} />
      {children_ages.map((age, index) => (
        <input key={index} type="hidden" name={activityInput.age} value={age} />
      ))}
    </>
  )
}

function activityOf(
  { service_slot, day, persons }: NonNullable<ActivityAnswer['request']>,
  activities: readonly OpenActivity[],
): Activity[] {
  return activities.flatMap(({ service, times }) =>
    times
      .filter((one) => one.service_slot === service_slot && one.day === day)
      .map((one) => ({ ...one, title: service.title, persons })),
  )
}

/** Sentences about the added activity; those about booked ones alone are known to the guest. */
function overlapsWith(
  added: readonly Activity[],
  { services }: ReservationDetail,
  language: Language,
): string[] {
  return services.flatMap((booked) => overlapSentences([booked, ...added], language))
}

function Sums({
  outcome: { price, difference, due, refund },
  onSite,
}: {
  outcome: ActivityOutcome
  /** With payment on site nothing is due before arrival. */
  onSite: boolean
}) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const rows = [
    { name: words.change.difference, text: (difference > 0 ? '+ ' : '') + formatMoney(difference) },
    { name: words.change.after, text: formatMoney(price.total) },
    ...(due > 0
      ? [{ name: onSite ? words.activities.onSite : words.payment.due, text: formatMoney(due) }]
      : []),
    ...(refund > 0 ? [{ name: words.change.refund, text: formatMoney(refund) }] : []),
  ]
  return <SumList rows={rows} />
}
