import { roomNow, roomStates, type RoomNow, type RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { kept, sendOrKeep } from '../../core/offline/send-or-keep.ts'
import { showFailure, showNote } from '../../core/client/toasts.ts'
import { offerUndo } from '../../core/undo/offer-undo.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { roomStatesKey } from './use-rooms.ts'

/** Leads one room from the state that is shown to another, and offers an undo. @param code short name of the room */
export function useRoomChange(code: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const stateText = (state: RoomState) => labelIn(roomStates, state) ?? state

  function explain(failure: Failure) {
    const now = failure.code === 'stale' ? roomNow.safeParse(failure.details).data : undefined
    if (now) showNote(t('housekeeping.changedBy', { room: code, state: stateText(now.state) }))
    else showFailure(t('housekeeping.notChanged'), failure)
  }

  async function go({ unit, state: from }: Pick<RoomNow, 'unit' | 'state'>, to: RoomState) {
    setBusy(true)
    const change = { kind: 'room' as const, record: unit, from, to }
    const send = () => client.housekeeping.attempt.changeState(unit, { from, to })
    const result = await sendOrKeep({ change, version: null, subject: code }, send)
    await cache.invalidateQueries({ queryKey: [roomStatesKey] })
    setBusy(false)
    if (!result.ok) return explain(result.error)
    if (result.value !== kept)
      offerUndo(t('housekeeping.changed', { room: code, state: stateText(to) }), result.value)
  }

  return { isBusy, go: (room: RoomNow, to: RoomState) => void go(room, to) }
}
