import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../client/api.ts'
import { errorText } from '../client/error-text.ts'
import type { AnyRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'
import { askAboutDeletion } from './deletion-question.ts'
import { useArchive } from './use-archive.ts'
import { usesText } from '../records/uses-text.ts'

/** Whether it is only content of its own that keeps the record, and may go with it. */
const hasParts = ({ code, fields }: Failure) =>
  code === 'in_use' && fields?.some(({ path }) => path === 'parts') === true

/**
 * Shows why a record was not deleted, with what can be done instead: delete its content along with it, or archive it.
 * @param removeAll deletes the record with its content
 */
export function useRefusal(
  collection: Collection,
  removeAll: (record: AnyRecord) => void,
): (record: AnyRecord, failure: Failure) => void {
  const { t } = useTranslation()
  const archive = useArchive(collection)

  const askForParts = (record: AnyRecord, where: string) =>
    askAboutDeletion({
      title: t('list.removeFailed', { name: titleOf(collection, record) }),
      why: t('list.usesOf', { where }),
      effect: t('list.hasParts'),
      action: t('list.removeParts'),
      isDanger: true,
      choose: () => removeAll(record),
    })
  return (record, failure) => {
    const where = failure.code === 'in_use' ? usesText(failure.details) : ''
    if (hasParts(failure)) return askForParts(record, where)
    if (where && archive.isOffered(record)) return archive.offer(record, where)
    notifications.show({
      color: 'barn',
      title: t('list.removeFailed', { name: titleOf(collection, record) }),
      message: where ? t('list.usedBy', { where }) : errorText(failure),
      autoClose: 12_000,
    })
  }
}
