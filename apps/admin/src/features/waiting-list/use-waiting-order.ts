import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { useList } from '../../core/records/use-list.ts'

export type WaitingRow = ListItem<typeof waitingList>

/** Waiting entries in their order. A new order is shown at once and saved after the former save has ended. */
export function useWaitingOrder() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const list = useList(waitingList, { state: 'waiting', _sort: 'position:ASC', _limit: -1 })
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const lastTurn = useRef(0)

  async function save(ids: readonly string[]) {
    const turn = ++lastTurn.current
    const result = await client.waitingList.attempt.order({ ids: [...ids] })
    if (turn !== lastTurn.current) return
    await cache.invalidateQueries({ queryKey: collectionKey(waitingList) })
    setChosen(null)
    if (result.ok) showSuccess(t('waitingList.orderSaved'))
    else showFailure(t('waitingList.orderFailed'), result.error)
  }
  function order(ids: readonly string[]) {
    setChosen(ids)
    saving.current = saving.current.then(() => save(ids))
  }
  return { entries: inOrder(list.data ?? [], chosen), order }
}

function inOrder(entries: readonly WaitingRow[], ids: readonly string[] | null): readonly WaitingRow[] {
  if (!ids) return entries
  const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return entries.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
}
