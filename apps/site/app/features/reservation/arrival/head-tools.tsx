import { guestReservationPaths } from '@dvor/contract/calls/booking/guest-reservation-paths.ts'
import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { walletPath } from '@dvor/contract/calls/installation/wallet-path.ts'
import { walletWords } from '@dvor/texts/areas.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Button, buttonClass } from '@dvor/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { stateTextOf } from '../texts/state-texts.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import type { Outcome } from './order-outcome.tsx'
import reservationClasses from '../styles/reservation.module.css'

interface HeadToolsProps {
  detail: ReservationDetail
  outcome: Outcome | null
  /** Whether the device is Apple's, which has no other wallet. */
  isApple: boolean
}

/**
 * Ways on: to the calendar and wallets before the stay, to other days once it is over; after a payment to the page that
 * the reservation keeps, and after an order also its link by e-mail once more.
 */
export function HeadTools({ detail, outcome, isApple }: HeadToolsProps) {
  const words = useReservationWords()
  const labels = useWords(walletWords)
  const language = useLanguage()
  const { token, number, guest, wallets, stays } = detail
  const isAhead = stateTextOf(detail, language).tone !== 'end'
  return (
    <div className={reservationClasses.tools}>
      {outcome && outcome !== 'ordered' && (
        <LinkButton to={`/rezervacia-detail/${token}`} variant="quiet" size="small">
          {words.confirmation.detail}
        </LinkButton>
      )}
      {isAhead && (
        <a
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          href={`/api${addressOf(guestReservationPaths.calendarFile, token)}`}
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
          {labels[wallet]}
        </a>
      ))}
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        {words.page.print}
      </Button>
      {outcome && number && guest?.email && <SendAgain {...{ number, guest }} />}
    </div>
  )
}

interface SendAgainProps {
  number: string
  guest: NonNullable<ReservationDetail['guest']>
}

/** Sends the link to the reservation once more to the guest's mailbox. */
function SendAgain({ number, guest: { email } }: SendAgainProps) {
  const { page } = useReservationWords()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="email" value={email ?? ''} />
      <Button type="submit" variant="quiet" size="small" busy={formData?.get('intent') === 'resend'}>
        {page.sendAgain}
      </Button>
    </Form>
  )
}
