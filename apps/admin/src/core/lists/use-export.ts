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

/** The files of an export, by the ending of their names. */
const formats = {
  csv: { path: insightPaths.exportList, type: 'text/csv' },
  xlsx: {
    path: insightPaths.exportSheet,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const

/**
 * Saves all rows of a list as a table for a spreadsheet; a failure is a notification.
 * @param query the list's query; the export ignores its paging
 */
export function useExport(collection: Collection, query: ListQuery) {
  const { t } = useTranslation()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const save = async (ending: keyof typeof formats) => {
    setBusy(true)
    const { _start, _limit, ...all } = query
    const { path, type } = formats[ending]
    const name = `${slugify(declaredText(collection.label.many))}-${today}.${ending}`
    const address = `${addressOf(path, collection.name)}?${toSearchParams(all).toString()}`
    const failure = await saveFile(address, name, type)
    setBusy(false)
    if (failure)
      notifications.show({ color: 'barn', title: t('list.exportFailed'), message: errorText(failure) })
  }
  return { isBusy, save: (ending: keyof typeof formats) => void save(ending) }
}
