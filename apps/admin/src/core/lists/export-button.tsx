import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { slugify } from '@dvor/format/slug.ts'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../client/error-text.ts'
import { saveFile } from '../client/save-file.ts'
import { useToday } from '../property/use-today.ts'
import classes from './export-button.module.css'
import { toSearchParams, type ListQuery } from '../records/use-list.ts'

interface Props {
  collection: Collection
  /** The list's query; the export ignores its paging. */
  query: ListQuery
}

/** All rows of the list, with its filters and order, as a table for a spreadsheet. */
export function ExportButton({ collection, query }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const { _start, _limit, ...all } = query
    const path = `/exports/${collection.name}.csv?${toSearchParams(all).toString()}`
    const failure = await saveFile(path, `${slugify(collection.label.many)}-${today}.csv`, 'text/csv')
    setBusy(false)
    if (failure)
      notifications.show({ color: 'barn', title: t('list.exportFailed'), message: errorText(failure) })
  }
  return (
    <Button
      variant="default"
      classNames={{ root: classes.button, section: classes.sign, label: classes.word }}
      leftSection={<IconTableExport size={17} aria-hidden />}
      title={t('list.exportHint')}
      loading={isBusy}
      onClick={() => void save()}
    >
      {t('list.export')}
    </Button>
  )
}
