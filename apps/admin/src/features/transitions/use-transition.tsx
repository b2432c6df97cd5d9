import type { ReservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { stateLabel } from '../reservations/state-badge.tsx'
import { canUndo } from './transitions.ts'
import { useAction } from '../reservations/use-action.ts'

interface Subject {
  id: string
  state: ReservationState
  /** Null for services without a stay. */
  arrival: string | null
  updatedAt: string
}

const undoTime = 10_000

/** Runs transitions of one reservation, and offers an undo where possible. */
export function useTransition({ id, state, arrival, updatedAt }: Subject) {
  const { t } = useTranslation()
  const action = useAction()

  function offerUndo(to: ReservationState, version: string) {
    const note = `transition-${id}-${to}`
    notifications.show({
      id: note,
      color: 'pine',
      autoClose: undoTime,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{t('reservations.state.changed', { state: stateLabel(to, arrival) })}</Text>
          {canUndo(state, to) ? (
            <Button size="compact-sm" variant="light" onClick={() => void undo(note, version)}>
              {t('reservations.state.undo')}
            </Button>
          ) : null}
        </Group>
      ),
    })
  }

  async function undo(note: string, version: string) {
    notifications.hide(note)
    await action.run(async () => {
      // The guests were here before, so their check-in is not asked about the register again.
      const edit = { state, ...(state === 'checked_in' && { register_later: true }) }
      const result = await client.frontDesk.attempt.edit(id, edit, { ifMatch: version })
      if (!result.ok) showFailure(t('reservations.notDone'), result.error)
      return result
    })
  }

  /** @returns whether the transition was made */
  async function go(
    to: ReservationState,
    more: Pick<ReservationEdit, 'cancellation' | 'register_later'> = {},
  ): Promise<boolean> {
    const changed = await action.run(() =>
      client.frontDesk.attempt.edit(id, { state: to, ...more }, { ifMatch: updatedAt }),
    )
    if (changed) offerUndo(to, changed.updatedAt)
    return changed !== null
  }
  return { go, isBusy: action.isBusy, problem: action.problem, forget: action.forget }
}
