import { ActionIcon, Button, Input } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { declaredText } from '../texts/declared.ts'
import { fieldTexts } from './input-frame.ts'
import type { InputProps } from './kind-view.ts'
import { useRows, type ChangeCell, type Row } from './use-rows.ts'
import classes from './row-editor.module.css'

interface Props extends InputProps {
  /** Values of a new row. */
  empty: Row
  cells: (row: Row, change: ChangeCell) => ReactNode
}

/** A list of small rows in one field: add, change, remove. A new row takes the focus to its first control. */
export function RowEditor({ empty, cells, ...props }: Props) {
  const { t } = useTranslation()
  const { field, error, disabled } = props
  const { rows, add, changeCell, remove } = useRows(props, empty)
  const list = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState<{ at: number } | null>(null)
  useEffect(() => {
    const row = added && list.current?.children.item(added.at)
    row?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [added])
  return (
    <Input.Wrapper {...fieldTexts(field)} error={error} labelElement="div">
      <fieldset ref={list} className={classes.rows} aria-label={declaredText(field.label)}>
        {rows.map((row, index) => (
          // Rows have no id; the index identifies them.
          <div key={`row-${String(index)}`} className={classes.row}>
            {cells(row, changeCell(index))}
            <ActionIcon
              variant="subtle"
              color="barn"
              size="lg"
              disabled={disabled}
              aria-label={`${t('list.remove')} ${index + 1}`}
              onClick={() => remove(index)}
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
          onClick={() => setAdded({ at: add() })}
        >
          {t('list.add')}
        </Button>
      </fieldset>
    </Input.Wrapper>
  )
}
