import { walletLabels, walletPath } from '@dvor/contract/values/wallets.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Button, buttonClass } from '@dvor/ui/button.tsx'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { useSearchParams } from 'react-router'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { isNewOrder } from './is-new-order.ts'
import { StoredNotes } from './stored-notes.tsx'
import { stateTextOf } from '../texts/state-texts.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { StayDays } from './stay-days.tsx'
import reservationClasses from '../styles/reservation.module.css'
import classes from './reservation-head.module.css'

interface ReservationHeadProps {
  detail: ReservationDetail
  /** The owner's words of thanks after an order, where there are some. */
  thanks: string | null
  /** Picture of the first room or service; null once the stay is over, and where there is none. */
  picture: PictureFile | null
  /** Whether the device is Apple's, which has no other wallet. */
  isApple: boolean
}

/** The state of a reservation, its days and a picture of what the guest comes for. */
export function ReservationHead({ detail, thanks, picture, isApple }: ReservationHeadProps) {
  const words = useReservationWords()
  const language = useLanguage()
  const [params] = useSearchParams()
  const { title, text, tone } = stateTextOf(detail, language)
  const fresh = isNewOrder(params) && tone !== 'end'
  return (
    <header className={picture ? `${classes.head} ${classes.pictured}` : classes.head}>
      <div className={classes.text}>
        {fresh && (
          <p className={reservationClasses.thanks}>
            <strong>{thanks ?? `${words.page.newTitle}.`}</strong>{' '}
            {thanks ? words.page.writingTo : words.page.newText}
            {detail.guest?.email}.
          </p>
        )}
        <StoredNotes detail={detail} params={params} />
        <p className={reservationClasses.number} data-testid="reservation-number">
          {words.page.number} {detail.number}
        </p>
        <h1>{title}</h1>
        <StayDays detail={detail} />
        <p className="lead">
          {text} <Deadline detail={detail} />
        </p>
        <Tools {...{ detail, isApple }} isAhead={tone !== 'end'} />
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

/** Ways on: to the calendar and wallets before the stay, to other days once it is over. */
type ToolsProps = Pick<ReservationHeadProps, 'detail' | 'isApple'> & { isAhead: boolean }

function Tools({ detail: { token, wallets, stays }, isApple, isAhead }: ToolsProps) {
  const words = useReservationWords()
  const language = useLanguage()
  return (
    <p className={reservationClasses.tools}>
      {isAhead && (
        <a
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          href={`/api/reservation-details/${token}/calendar.ics`}
          download
        >
          {words.page.calendar}
        </a>
      )}
      {!isAhead && (
        <LinkButton to={stays.length > 0 ? '/rezervacia' : '/aktivity'} size="small">
          {stays.length > 0 ? words.page.freeDays : words.page.otherActivities}
        </LinkButton>
      )}
      {(isApple ? wallets : wallets.toReversed()).map((wallet) => (
        <a
          key={wallet}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          href={walletPath(wallet, token)}
          rel="noreferrer"
        >
          {walletLabels[wallet][language]}
        </a>
      ))}
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        {words.page.print}
      </Button>
    </p>
  )
}

function Deadline({ detail: { state, pay_by } }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const { formatInstant } = useFormats()
  return state === 'awaiting_payment' && pay_by ? `${words.page.payBy} ${formatInstant(pay_by)}.` : ''
}
