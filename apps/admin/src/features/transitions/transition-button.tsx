import { awaits, isAnnounced, isFinished } from '@dvor/booking/reservation/states.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Text, Alert, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowedFocus } from '../../core/forms/use-followed-focus.ts'
import { Awaited } from '../../core/page/awaited.tsx'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { LedgerForm } from '../ledger/ledger-form.tsx'
import { CancellationChoice, useCancellation, type Cancellation } from './cancellation-choice.tsx'
import { DepositNote } from '../security-deposits/deposit-note.tsx'
import { ForgottenNote, forgottenOf, missingIn, RegisterNote, useSheet } from './register-note.tsx'
import { isEnding, owingLabel, transitionLabel, transitionQuestion } from './transitions.ts'
import { isAway } from '../../core/client/connection.ts'
import { useTransition } from './use-transition.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

export interface TransitionSubject {
  id: string
  state: ReservationState
  /** Missing for services without a stay. */
  arrival: string | null
  updatedAt: string
  guest_email: string | null
  guest_name?: string | null
  /** Cents left to pay. */
  due: number
  payment_method?: PaymentMethod | null
}

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> {
  reservation: TransitionSubject
  to: ReservationState
  /** Added to the button's name for screen readers. */
  label?: string
}

/** Button of an allowed transition with a confirm dialog. */
export function TransitionButton({ reservation, to, label, ...look }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const name = transitionLabel(reservation, to)
  return (
    <>
      <Button
        color={isEnding(to) ? 'barn' : undefined}
        aria-label={label ? `${name}: ${label}` : undefined}
        onClick={() => setConfirming(true)}
        {...look}
      >
        {name}
      </Button>
      {isConfirming ? (
        <TransitionQuestion reservation={reservation} to={to} onClose={() => setConfirming(false)} />
      ) : null}
    </>
  )
}

/** Whether the guest comes now, and is not back from a departure. */
const isArrival = (from: ReservationState, to: ReservationState): boolean =>
  awaits(to, 'departure') && !isFinished(from)

/** Whether the guest arrives or departs with an amount due. */
const owesAt = ({ state, due }: TransitionSubject, to: ReservationState): boolean =>
  due > 0 && (isFinished(to) || isArrival(state, to))

/** Asks before a transition, with what has to be seen or decided. */
export function TransitionQuestion({
  reservation,
  to,
  onClose,
}: Pick<Props, 'reservation' | 'to'> & { onClose: () => void }) {
  const { t } = useTranslation()
  const transition = useTransition(reservation)
  const [cancellation, setCancellation] = useState<Cancellation>('by_rules')
  const isCancelled = to === 'cancelled'
  const fees = useCancellation(reservation.id, isCancelled)
  // Without the sums there is no choice between keeping and returning them.
  const lacksFees = isCancelled && !fees.data
  const name = transitionLabel(reservation, to)
  const owes = owesAt(reservation, to)
  const asksForGuests = isArrival(reservation.state, to)
  const { sheet, isLoading, refetch } = useSheet(reservation.id, asksForGuests || isEnding(to))
  // A sheet read at the check-in is still cached when the guest checks out.
  // Without a network the register is not there to look at; who is missing is reminded of later.
  const isUnread = asksForGuests && !sheet && isAway()
  const lacksGuests = asksForGuests && missingIn(sheet) > 0
  const forgotten = isEnding(to) ? forgottenOf(sheet) : []
  const confirm = async () => {
    const more = {
      ...(isCancelled && { cancellation }),
      ...((lacksGuests || isUnread) && { register_later: true }),
    }
    if (await transition.go(to, more)) onClose()
    // The sheet may have changed meanwhile, which the API refuses.
    else if (asksForGuests) refetch()
  }
  const actionText = () => {
    if (lacksGuests) return t('reservations.register.later')
    return owes ? owingLabel(reservation, to) : name
  }
  return (
    <ConfirmDialog
      title={`${name}?`}
      action={actionText()}
      // A guest who arrives may pay later; one who departs takes the debt along.
      isDanger={isEnding(to) || (owes && isFinished(to))}
      isBusy={transition.isBusy || isLoading || (lacksFees && !fees.error)}
      isBlocked={lacksFees}
      problem={transition.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{transitionQuestion(reservation, to)}</Text>
      {sheet && lacksGuests ? <RegisterNote sheet={sheet} /> : null}
      {forgotten.length > 0 ? <ForgottenNote names={forgotten} /> : null}
      {owes ? <DebtNote reservation={reservation} /> : null}
      {asksForGuests ? <DepositNote id={reservation.id} at="arrival" /> : null}
      {isFinished(to) ? <DepositNote id={reservation.id} at="departure" /> : null}
      {isCancelled ? (
        <Awaited query={fees} failed={t('reservations.cancellation.failed')} height={72}>
          {(preview) => (
            <CancellationChoice preview={preview} value={cancellation} onChange={setCancellation} />
          )}
        </Awaited>
      ) : null}
      <GuestNotice reservation={reservation} to={to} />
    </ConfirmDialog>
  )
}

/** Amount that an arriving or departing guest owes, with the form to record its payment. */
function DebtNote({ reservation: { id, due, guest_name } }: { reservation: TransitionSubject }) {
  const { t } = useTranslation()
  const [isPaying, setPaying] = useState(false)
  const note = useFollowedFocus<HTMLDivElement>(isPaying)
  return (
    <Alert ref={note} color="hay" mt="md" role="alert">
      <Text fw={600}>{t('reservations.state.owes', { amount: formatMoney(due) })}</Text>
      {isPaying ? (
        <LedgerForm
          reservationId={id}
          kind="payment"
          expected={due}
          dueInAll={null}
          method="cash"
          guest={guest_name}
          onDone={() => setPaying(false)}
        />
      ) : (
        <IfMay permission="money.take">
          <Button size="xs" mt="xs" data-autofocus onClick={() => setPaying(true)}>
            {t('reservations.ledger.record')}
          </Button>
        </IfMay>
      )}
    </Alert>
  )
}

function GuestNotice({ reservation: { state, guest_email: email }, to }: Pick<Props, 'reservation' | 'to'>) {
  const { t } = useTranslation()
  if (!isAnnounced(state, to)) return null
  return (
    <Text c="dimmed" size="sm" mt="xs">
      {email ? t('reservations.state.mails', { email }) : t('reservations.state.noMail')}
    </Text>
  )
}
