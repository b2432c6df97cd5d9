import { roomStates } from '@dvor/contract/housekeeping/rooms.ts'
import { enteredMethods } from '@dvor/contract/money/ledger.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Change, WaitingChange } from '../../core/offline/change.ts'
import { labelIn } from '../../core/texts/declared.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { problemText } from '../reservations/problem-text.ts'
import { errorCode } from '@dvor/contract/errors/errors.ts'
import { stateLabel } from '../reservations/state-badge.tsx'

/** What a person has entered, in one line. */
export const changeText = (change: Change): string =>
  i18n.t(`offline.kinds.${change.kind}`, { text: valueText(change) })

function valueText(change: Change): string {
  switch (change.kind) {
    case 'payment':
      return [formatMoney(change.body.amount), labelIn(enteredMethods, change.body.method)].join(' · ')
    case 'thread_note':
      return change.text
    default:
      return standing(change, change.to)
  }
}

/** A value of the record as it is shown. */
function standing({ kind }: Change, value: string | null): string {
  if (kind === 'room') return labelIn(roomStates, value) ?? value ?? ''
  const state = kind === 'state' ? reservationState.safeParse(value).data : undefined
  return state ? stateLabel(state) : value || i18n.t('offline.noNote')
}

/** What stands on the server in place of a refused change; null where that is not one value. */
export const nowText = ({ change, refusal }: WaitingChange): string | null =>
  refusal === null || change.kind === 'payment' || change.kind === 'thread_note' || refusal.now === null
    ? null
    : standing(change, refusal.now)

/** Why a change was refused. */
export function refusalText({ refusal }: WaitingChange): string {
  if (!refusal || refusal.code === 'unknown_outcome') return i18n.t('offline.unknownOutcome')
  const code = errorCode.safeParse(refusal.code).data ?? 'internal'
  return problemText({ code, status: refusal.status, message: '' })
}
