import { Button, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChosenColumns } from './chosen-columns.ts'
import classes from './list.module.css'

interface Props extends ChosenColumns {
  /** The field that names a record; its column always stays. */
  titleField: string
}

/** Menu of all fields that can be columns; each is switched on or off at once. */
export function ColumnChoice({ columns, choices, choose, titleField }: Props) {
  const { t } = useTranslation()
  const shown = new Set(columns.map(([key]) => key))
  const toggle = (key: string) => {
    const next = new Set(shown)
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
            checked={shown.has(key)}
            disabled={key === titleField}
            closeMenuOnClick={false}
            onChange={() => toggle(key)}
          >
            {field.label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => choose(null)}>{t('list.usualColumns')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
