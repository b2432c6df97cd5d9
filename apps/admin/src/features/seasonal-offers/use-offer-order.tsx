import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { undoTime } from '../../core/records/pending-deletes.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { UndoOffer } from '../../core/page/undo-offer.tsx'
import { useList } from '../../core/records/use-list.ts'

const toast = 'offers-order'

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

  async function save(ids: readonly string[], before: readonly string[] | null) {
    const turn = ++lastTurn.current
    const result = await client.offers.attempt.reorder({ ids: [...ids] })
    if (turn !== lastTurn.current) return
    await cache.invalidateQueries({ queryKey: collectionKey(seasonalOffers) })
    setChosen(null)
    if (!result.ok) return showFailure(t('offers.failed'), result.error)
    if (before) offerUndo(before)
  }
  function order(ids: readonly string[], before: readonly string[] | null) {
    setChosen(ids)
    saving.current = saving.current.then(() => save(ids, before))
  }
  function offerUndo(before: readonly string[]) {
    const takeBack = () => {
      notifications.hide(toast)
      order(before, null)
    }
    notifications.hide(toast)
    notifications.show({
      id: toast,
      color: 'pine',
      autoClose: undoTime,
      title: t('offers.saved'),
      message: <UndoOffer hint={t('offers.savedHint')} onUndo={takeBack} />,
    })
  }
  return {
    offers,
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    order: (ids: readonly string[]) =>
      order(
        ids,
        offers.map(({ id }) => id),
      ),
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
