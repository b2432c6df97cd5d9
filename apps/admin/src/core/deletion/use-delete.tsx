import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { finalDeletes } from '@dvor/contract/insight/undo.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCollectionViews } from '../fields/collection-views.ts'
import { UndoOffer } from '../page/undo-offer.tsx'
import { schedule, undo, undoTime } from '../records/pending-deletes.ts'
import { collectionKey } from '../records/query-keys.ts'
import { deleteRecord, type AnyRecord, type RemoveRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'
import { offerUndo } from '../undo/offer-undo.tsx'
import { useRefusal } from './use-refusal.ts'

const removeOne: RemoveRecord = (collection, record, leaving, withParts) =>
  deleteRecord(collection, record.id, {
    keepalive: leaving,
    query: withParts ? { parts: 'delete' } : {},
  })

/**
 * Deletes a record, with an undo; one that could not come back is deleted after 6 s, so that the undo lasts until then.
 * A dry run comes first: what still uses the record is named with its number at once, with the offer to archive it.
 */
export function useDelete(collection: Collection, ownRemove?: RemoveRecord): (record: AnyRecord) => void {
  const { t } = useTranslation()
  const { removers } = useCollectionViews()
  const remove = ownRemove ?? removers[collection.name] ?? removeOne
  const cache = useQueryClient()
  const isRestorable = remove === removeOne && !finalDeletes.has(collection.name)
  const refused = useRefusal(collection, (record) => void run(record, false, true))

  async function run(record: AnyRecord, leaving: boolean, withParts = false) {
    const result = await remove(collection, record, leaving, withParts)
    if (!result.ok && result.error.code !== 'not_found') refused(record, result.error)
    if (result.ok && isRestorable) offerUndo(t('undo.hint'), result.value, removed(record))
    await cache.invalidateQueries({ queryKey: collectionKey(collection) })
    undo(record.id)
  }

  const removed = (record: AnyRecord) => t('list.removed', { name: titleOf(collection, record) })
  const announce = (record: AnyRecord) => {
    const toast = `delete-${record.id}`
    const takeBack = () => {
      undo(record.id)
      notifications.hide(toast)
    }
    schedule(record.id, (leaving) => run(record, leaving))
    notifications.show({
      id: toast,
      color: 'hay',
      autoClose: undoTime,
      title: removed(record),
      message: <UndoOffer hint={t('list.removedHint')} onUndo={takeBack} />,
    })
  }
  const begin = async (record: AnyRecord) => {
    const tried = await deleteRecord(collection, record.id, { query: { dry_run: 'true' } })
    if (!tried.ok && tried.error.code !== 'not_found') refused(record, tried.error)
    else if (isRestorable) await run(record, false)
    else announce(record)
  }
  return remove === removeOne ? (record) => void begin(record) : announce
}
