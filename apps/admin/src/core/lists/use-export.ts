import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { insightPaths } from '@dvor/contract/calls/desk/insight-paths.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { slugify } from '@dvor/format/slug.ts'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import { errorText } from '../client/error-text.ts'
import { saveFile } from '../client/save-file.ts'
import { useToday } from '../property/use-today.ts'
import { toSearchParams, type ListQuery } from '../records/use-list.ts'

/**
 * Saves all rows of a list as a table for a spreadsheet; a failure is a notification.
 * @param query the list's query; the export ignores its paging
 */
export function useExport(collection: Collection, query: ListQuery) {
  const { t } = useTranslation()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const { _start, _limit, ...all } = query
    const path = `${addressOf(insightPaths.exportList, collection.name)}?${toSearchParams(all).toString()}`
    const failure = await saveFile(
      path,
      `${slugify(declaredText(collection.label.many))}-${today}.csv`,
      'text/csv',
    )
    setBusy(false)
    if (failure)
      notifications.show({ color: 'barn', title: t('list.exportFailed'), message: errorText(failure) })
  }
  return { isBusy, save: () => void save() }
}
