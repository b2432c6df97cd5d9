import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../client/api.ts'
import { errorText } from '../client/error-text.ts'
import { useCollectionViews } from '../fields/collection-views.ts'
import { schedule, undo, undoTime } from '../records/pending-deletes.ts'
import { collectionKey } from '../records/query-keys.ts'
import { deleteRecord, type AnyRecord, type RemoveRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'
import { ToastChoice } from '../page/toast-choice.tsx'
import { UndoOffer } from '../page/undo-offer.tsx'
import { usesText } from './uses-text.ts'

const removeOne: RemoveRecord = (collection, record, leaving, withParts) =>
  deleteRecord(collection, record.id, {
    keepalive: leaving,
    query: withParts ? { parts: 'delete' } : {},
  })

/** Whether only content that belongs to the record prevents its deletion. */
const hasParts = ({ code, fields }: Failure) =>
  code === 'in_use' && fields?.some(({ path }) => path === 'parts') === true

/** Deletes a record after 6 s, with an undo until then. A refusal names the records that still use it and how many. */
export function useDelete(collection: Collection, ownRemove?: RemoveRecord): (record: AnyRecord) => void {
  const { t } = useTranslation()
  const { removers } = useCollectionViews()
  const remove = ownRemove ?? removers[collection.name] ?? removeOne
  const cache = useQueryClient()

  const refused = (record: AnyRecord, failure: Failure) => {
    const where = failure.code === 'in_use' ? usesText(failure.details) : ''
    if (hasParts(failure)) return askForParts(record, where)
    notifications.show({
      color: 'barn',
      title: t('list.removeFailed', { name: titleOf(collection, record) }),
      message: where ? t('list.usedBy', { where }) : errorText(failure),
      autoClose: 12_000,
    })
  }
  const askForParts = (record: AnyRecord, where: string) => {
    const toast = `parts-${record.id}`
    const removeAll = () => {
      notifications.hide(toast)
      void run(record, false, true)
    }
    notifications.show({
      id: toast,
      color: 'barn',
      title: t('list.removeFailed', { name: titleOf(collection, record) }),
      message: (
        <ToastChoice
          hint={t('list.hasParts', { where })}
          label={t('list.removeParts')}
          onChoose={removeAll}
        />
      ),
      autoClose: false,
    })
  }
  const run = async (record: AnyRecord, leaving: boolean, withParts = false) => {
    const result = await remove(collection, record, leaving, withParts)
    if (!result.ok && result.error.code !== 'not_found') refused(record, result.error)
    await cache.invalidateQueries({ queryKey: collectionKey(collection) })
    undo(record.id)
  }
  return (record) => {
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
      title: t('list.removed', { name: titleOf(collection, record) }),
      message: <UndoOffer hint={t('list.removedHint')} onUndo={takeBack} />,
    })
  }
}
