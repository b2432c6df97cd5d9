import { cancellationSentences } from '@dvor/booking/messages/cancellation-text.ts'
import type { ChangeInput } from '@dvor/contract/reservations/guest-changes.ts'
import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { PackageChange } from '@dvor/contract/pricing/packages.ts'
import type { ServiceReservation } from '@dvor/contract/services/slots.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { PriceLines } from '../../booking/prices/price-lines.tsx'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { ConfirmForm, QuoteBox } from './quote-box.tsx'
import { SumList } from './sum-list.tsx'
import { inputName } from './read-change.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import changeClasses from './change.module.css'

interface ChangePreviewProps {
  detail: ReservationDetail
  request: ChangeInput
  outcome: GuestChangeOutcome
  today: Day
}

/** The exact difference, and the button that changes the reservation at this price only. */
export function ChangePreview({ detail, request, outcome, today }: ChangePreviewProps) {
  const words = useReservationWords()
  const language = useLanguage()
  const confirmed = { ...request, expected_total: outcome.price.total }
  return (
    <QuoteBox id="zmena-cena" title={words.change.previewTitle} outcome={outcome}>
      <Sums outcome={outcome} onSite={detail.payment_method === 'on_site'} />
      <PackageNote change={outcome.package_change} />
      {outcome.refund > 0 && <p>{words.change.refundNote}</p>}
      <PriceLines price={outcome.price} />
      <details>
        <summary>{words.change.terms}</summary>
        <ul>
          {cancellationSentences(outcome.cancellation_rules, today, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <ConfirmForm intent="change" token={detail.token} label={words.change.confirm}>
        <input type="hidden" name="version" value={detail.updated_at} />
        <input type="hidden" name="request" value={JSON.stringify(confirmed)} />
        <Outside services={outcome.services_outside} request={request} />
      </ConfirmForm>
    </QuoteBox>
  )
}

/** Says that the change leaves the package, or which of its parts go off with their money. */
function PackageNote({ change }: { change: PackageChange | null }) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  if (!change) return null
  if (change.is_left) return <p>{words.change.packageLeft}</p>
  return change.removed.map(({ title, amount }) => (
    <p key={title}>
      {words.change.packagePart} <OwnersText>{title}</OwnersText>: {words.change.packageShare}{' '}
      <strong>{formatMoney(amount)}</strong>.
    </p>
  ))
}

interface SumsProps {
  outcome: GuestChangeOutcome
  /** With payment on site nothing is due before arrival. */
  onSite: boolean
}

function Sums({ outcome, onSite }: SumsProps) {
  const { before, price, difference, due_now, refund, returned_to_vouchers: returned } = outcome
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const sign = difference > 0 ? '+ ' : ''
  const rows = [
    { name: words.change.before, text: formatMoney(before) },
    { name: words.change.after, text: formatMoney(price.total) },
    { name: words.change.difference, text: sign + formatMoney(difference) },
    ...(due_now > 0 && !onSite ? [{ name: words.change.due, text: formatMoney(due_now) }] : []),
    ...(refund > 0 ? [{ name: words.change.refund, text: formatMoney(refund) }] : []),
    ...(returned > 0 ? [{ name: words.change.returned, text: formatMoney(returned) }] : []),
  ]
  return <SumList rows={rows} />
}

interface OutsideProps {
  services: readonly ServiceReservation[]
  request: ChangeInput
}

/** Booked times outside the new days: the preview says of each whether it stays or is removed. */
function Outside({ services, request }: OutsideProps) {
  const words = useReservationWords()
  if (services.length === 0) return null
  const isRemoved = (id: string) =>
    request.services?.some((one) => one.id === id && one.request === null) ?? false
  return (
    <fieldset className={changeClasses.changeQuoteOutside}>
      <legend>{words.change.outsideTitle}</legend>
      {services.map((service) =>
        isRemoved(service.id) ? (
          <p key={service.id}>
            {words.change.outsideGone}: <InWords service={service} />
          </p>
        ) : (
          <label key={service.id} className={changeClasses.changeQuoteKeep}>
            <input type="checkbox" name={inputName.keep} value={service.id} required />
            <span>
              {words.change.outsideKeep}: <InWords service={service} />
            </span>
          </label>
        ),
      )}
      <p>{words.change.outsideText}</p>
    </fieldset>
  )
}

function InWords({ service: { title, day, time_from, persons: coming } }: { service: ServiceReservation }) {
  const { at } = useReservationWords().change
  const { formatDayLong, formatTime, persons } = useFormats()
  return (
    <>
      <OwnersText>{title}</OwnersText>, {formatDayLong(day)} {at} {formatTime(time_from)}, {persons(coming)}
    </>
  )
}
