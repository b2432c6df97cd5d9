import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChosenColumns } from './chosen-columns.ts'
import { useCollectionViews } from '../fields/collection-views.ts'
import { headOf } from './list-columns.tsx'
import classes from './list.module.css'

interface Props extends ChosenColumns {
  collection: Collection
}

/** Menu of all fields that can be columns; each but the one that names a record is switched on or off at once. */
export function ColumnChoice({ columns, choices, choose, collection }: Props) {
  const { t } = useTranslation()
  const { fields } = useCollectionViews()
  const visibleKeys = new Set(columns.map(([key]) => key))
  const toggle = (key: string) => {
    const next = new Set(visibleKeys)
    if (!next.delete(key)) next.add(key)
    choose([...next])
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={17} />}>
          {t('list.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.columnChoice}>
        {choices.map(([key, field]) => (
          <Menu.CheckboxItem
            key={key}
            checked={visibleKeys.has(key)}
            disabled={key === collection.titleField}
            closeMenuOnClick={false}
            onChange={() => toggle(key)}
          >
            {headOf(collection, [key, field], fields)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => choose(null)}>{t('list.usualColumns')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
