import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv, IconTableExport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../client/person.ts'
import type { ListQuery } from '../records/use-list.ts'
import classes from './export-button.module.css'
import { useExport } from './use-export.ts'

interface Props {
  collection: Collection
  /** The list's query; the export ignores its paging. */
  query: ListQuery
}

/** All rows of the list, with its filters and order, as a table for a spreadsheet; for who may export. */
export function ExportButton({ collection, query }: Props) {
  const { t } = useTranslation()
  const { isBusy, save } = useExport(collection, query)
  const may = useMay()
  if (!may('export')) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          classNames={{ root: classes.button, section: classes.sign, label: classes.word }}
          leftSection={<IconTableExport size={17} aria-hidden />}
          title={t('list.exportHint')}
          loading={isBusy}
        >
          {t('list.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems onSave={save} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The files that a list can be saved as, in a menu. */
export function ExportItems({ onSave }: { onSave: ReturnType<typeof useExport>['save'] }) {
  const { t } = useTranslation()
  return (
    <>
      <Menu.Item leftSection={<IconFileSpreadsheet size={17} />} onClick={() => onSave('xlsx')}>
        {t('list.exportSheet')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileTypeCsv size={17} />} onClick={() => onSave('csv')}>
        {t('list.exportCsv')}
      </Menu.Item>
    </>
  )
}
