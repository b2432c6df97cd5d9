import { awaits } from '@dvor/booking/reservation/states.ts'
import { bookedNights } from '@dvor/booking/stay/headcount.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { useSearchParams } from 'react-router'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
import { HeadTools } from './head-tools.tsx'
import { OrderOutcome, type Outcome } from './order-outcome.tsx'
import { StoredNotes } from './stored-notes.tsx'
import { stateTextOf } from '../texts/state-texts.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import reservationClasses from '../styles/reservation.module.css'
import classes from './reservation-head.module.css'

interface ReservationHeadProps {
  detail: ReservationDetail
  /** First notice of the page; null on every other visit. */
  outcome: Outcome | null
  /** The owner's words of thanks after an order, where there are some. */
  thanks: string | null
  /** Picture of the first room or service; null once the stay is over, and where there is none. */
  picture: PictureFile | null
  /** Whether the device is Apple's, which has no other wallet. */
  isApple: boolean
  /** Whether the link has just been sent once more. */
  isSentAgain: boolean
}

/** The state of a reservation, its days and a picture of what the guest comes for; after an order, thanks above them. */
export function ReservationHead(props: ReservationHeadProps) {
  const { detail, outcome, thanks, picture, isApple, isSentAgain } = props
  const words = useReservationWords()
  const [params] = useSearchParams()
  return (
    <header className={picture ? `${classes.head} ${classes.pictured}` : classes.head}>
      <div className={classes.text}>
        {outcome && <OrderOutcome {...{ detail, outcome, thanks }} />}
        <StoredNotes detail={detail} params={params} />
        {isSentAgain && (
          <output className={reservationClasses.thanks}>
            {words.page.sentAgain}
            {detail.guest?.email}.
          </output>
        )}
        <p className={reservationClasses.number} data-testid="reservation-number">
          {words.page.number} {detail.number}
        </p>
        <State {...{ detail, outcome }} />
        <HeadTools {...{ detail, outcome, isApple }} />
      </div>
      {picture && (
        <OwnersPicture
          className={classes.picture}
          file={picture}
          sizes="(width >= 64rem) 34rem, 94vw"
          eager
        />
      )}
    </header>
  )
}

/** The state in words, below the days; the page's heading where no other one stands above it. */
function State({ detail, outcome }: Pick<ReservationHeadProps, 'detail' | 'outcome'>) {
  const words = useReservationWords()
  const { title, text } = stateTextOf(detail, useLanguage())
  const { formatInstant } = useFormats()
  const { state, pay_by } = detail
  return (
    <>
      {outcome ? <h2 className={classes.state}>{title}</h2> : <h1>{title}</h1>}
      <StayDays detail={detail} />
      <p className={outcome ? undefined : 'lead'}>
        {text} {awaits(state, 'payment') && pay_by && `${words.page.payBy} ${formatInstant(pay_by)}.`}
      </p>
    </>
  )
}

/** The days of all stays in one line, with the rooms; the first day of a reservation without a stay. */
function StayDays({ detail: { stays, services } }: { detail: ReservationDetail }) {
  const { formatDayLong, formatDayRange, nights } = useFormats()
  const arrival = stays.map((stay) => stay.arrival).toSorted()[0]
  const departure = stays
    .map((stay) => stay.departure)
    .toSorted()
    .at(-1)
  if (!arrival || !departure)
    return services[0] ? <p className={classes.days}>{formatDayLong(services[0].day)}</p> : null
  return (
    <p className={classes.days}>
      {formatDayRange(arrival, departure)}
      <small>
        {nights(bookedNights(stays))} ·{' '}
        <OwnersText>{stays.map(({ accommodation_unit: unit }) => unit.title).join(', ')}</OwnersText>
      </small>
    </p>
  )
}
