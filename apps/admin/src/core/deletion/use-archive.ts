import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'
import { errorText } from '../client/error-text.ts'
import type { AnyRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'
import { useSave } from '../records/use-save.ts'
import { askAboutDeletion } from './deletion-question.ts'

/** Archiving a record that others still use: it is neither shown nor bookable, and what refers to it stays. */
export function useArchive(collection: Collection) {
  const { t } = useTranslation()
  const save = useSave(collection)

  const archive = async (record: AnyRecord) => {
    const name = titleOf(collection, record)
    const result = await save({ active: false }, record)
    notifications.show(
      result.ok
        ? { color: 'hay', title: t('list.archived', { name }), message: t('list.archivedHint') }
        : { color: 'barn', title: t('list.archiveFailed', { name }), message: errorText(result.error) },
    )
  }
  return {
    /** Only records that can be switched off, and are not yet. */
    isOffered: (record: AnyRecord): boolean =>
      collection.fields['active']?.kind === 'flag' && record['active'] === true,
    offer: (record: AnyRecord, where: string) =>
      askAboutDeletion({
        title: t('list.removeRefused', { name: titleOf(collection, record) }),
        why: t('list.usesOf', { where }),
        effect: t('list.archiveHint'),
        action: t('list.archive'),
        isDanger: false,
        choose: () => void archive(record),
      }),
  }
}
