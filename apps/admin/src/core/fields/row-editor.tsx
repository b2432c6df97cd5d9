import { ActionIcon, Button, Input } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputProps } from './kind-view.ts'
import classes from './row-editor.module.css'

export type Row = Readonly<Record<string, unknown>>
export type ChangeCell = (key: string, value: unknown) => void

interface Props extends InputProps {
  /** Values of a new row. */
  empty: Row
  cells: (row: Row, change: ChangeCell) => ReactNode
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

/** A list of small rows in one field: add, change, remove. */
export function RowEditor({ field, value, onChange, error, disabled, empty, cells }: Props) {
  const { t } = useTranslation()
  const rows = rowsOf(value)
  const changeRow = (index: number): ChangeCell => {
    return (key, cell) => onChange(rows.map((row, at) => (at === index ? { ...row, [key]: cell } : row)))
  }
  return (
    <Input.Wrapper label={field.label} description={field.help} error={error} labelElement="div">
      <fieldset className={classes.rows} aria-label={field.label}>
        {rows.map((row, index) => (
          // Rows have no id; the index identifies them.
          <div key={`row-${String(index)}`} className={classes.row}>
            {cells(row, changeRow(index))}
            <ActionIcon
              variant="subtle"
              color="barn"
              size="lg"
              disabled={disabled}
              aria-label={`${t('list.remove')} ${index + 1}`}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="light"
          size="xs"
          className={classes.add}
          disabled={disabled}
          leftSection={<IconPlus size={15} />}
          onClick={() => onChange([...rows, empty])}
        >
          {t('list.add')}
        </Button>
      </fieldset>
    </Input.Wrapper>
  )
}
