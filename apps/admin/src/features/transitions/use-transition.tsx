import type { ReservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { kept, sendOrKeep } from '../../core/offline/send-or-keep.ts'
import { stateLabel } from '../reservations/state-badge.tsx'
import { offerUndo } from '../../core/undo/offer-undo.tsx'
import { canUndo } from './transitions.ts'
import { useAction } from '../reservations/use-action.ts'

interface Subject {
  id: string
  state: ReservationState
  /** Null for services without a stay. */
  arrival: string | null
  updatedAt: string
  guest_name?: string | null
}

/** Transitions that a reception without a network makes all the same. */
const mayWait = (to: ReservationState): boolean => to === 'checked_in' || to === 'completed'

/** Runs transitions of one reservation, and offers an undo where possible. */
export function useTransition({ id, state, arrival, updatedAt, guest_name }: Subject) {
  const { t } = useTranslation()
  const action = useAction()

  /** @returns whether the transition was made */
  async function go(
    to: ReservationState,
    more: Pick<ReservationEdit, 'cancellation' | 'register_later'> = {},
  ): Promise<boolean> {
    const send = (key?: string) =>
      client.frontDesk.attempt.edit(id, { state: to, ...more }, { ifMatch: updatedAt, key })
    const { register_later } = more
    const change = { kind: 'state' as const, record: id, from: state, to, register_later }
    const wanted = { change, version: updatedAt, subject: guest_name ?? t('reservations.list.nobody') }
    const changed = await action.run(() => (mayWait(to) ? sendOrKeep(wanted, send) : send()))
    if (changed === kept) return true
    const done = t('reservations.state.changed', { state: stateLabel(to, arrival) })
    if (changed && canUndo(state, to)) offerUndo(done, changed)
    else if (changed) showSuccess(done)
    return changed !== null
  }
  return { go, isBusy: action.isBusy, problem: action.problem, forget: action.forget }
}
