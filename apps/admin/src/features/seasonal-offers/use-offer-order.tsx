import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { offerUndo } from '../../core/undo/offer-undo.tsx'
import { useList } from '../../core/records/use-list.ts'

/**
 * All offers in their order. A new order is shown at once, saved after the former save has ended, and can be
 * undone.
 */
export function useOfferOrder() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const list = useList(seasonalOffers, { _sort: 'order:ASC', _limit: -1 })
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const lastTurn = useRef(0)
  const offers = inOrder(list.data ?? [], chosen)

  async function save(ids: readonly string[]) {
    const turn = ++lastTurn.current
    const result = await client.offers.attempt.reorder({ ids: [...ids] })
    if (turn !== lastTurn.current) return
    await cache.invalidateQueries({ queryKey: collectionKey(seasonalOffers) })
    setChosen(null)
    if (!result.ok) return showFailure(t('offers.failed'), result.error)
    offerUndo(t('offers.savedHint'), result.value, t('offers.saved'))
  }
  function order(ids: readonly string[]) {
    setChosen(ids)
    saving.current = saving.current.then(() => save(ids))
  }
  return {
    offers,
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    order,
  }
}

function inOrder<T extends { id: string }>(
  records: readonly T[],
  ids: readonly string[] | null,
): readonly T[] {
  if (!ids) return records
  const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return records.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
}
