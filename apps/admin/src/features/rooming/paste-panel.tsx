import type { GroupRoom } from '@dvor/booking/register/rooming/list-issues.ts'
import {
  draftsIn,
  readPasted,
  roomingColumns,
  type PastedTable,
  type RoomingColumn,
} from '@dvor/booking/register/rooming/pasted-table.ts'
import { judgeRows, type RoomingDraft } from '@dvor/booking/register/rooming/rooming-draft.ts'
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import classes from './rooming.module.css'

interface Props {
  rooms: readonly GroupRoom[]
  /** Rows that are in the form already: with them rooms may be full and persons doubled. */
  before: readonly RoomingDraft[]
  onAdd: (rows: readonly RoomingDraft[]) => void
}

/** Takes cells of a spreadsheet: tells their columns, which can be changed, and how many rows are right. */
export function PastePanel({ rooms, before, onAdd }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [table, setTable] = useState<PastedTable | null>(null)
  useUnsaved(text !== '')
  const read = (next: string) => {
    setText(next)
    setTable(next.trim() ? readPasted(next, rooms) : null)
  }
  const rows = table ? draftsIn(table, rooms) : []
  const add = () => {
    onAdd(rows)
    read('')
  }
  return (
    <Stack gap="sm">
      <Textarea
        label={t('rooming.paste')}
        description={t('rooming.pasteHint')}
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        error={table && rows.length === 0 ? t('rooming.pasteEmpty') : undefined}
        onChange={(event) => read(event.currentTarget.value)}
      />
      {table && rows.length > 0 ? (
        <>
          <Columns table={table} onChange={setTable} />
          <PastedVerdict rows={rows} rooms={rooms} before={before} />
          <Group>
            <Button onClick={add}>{t('rooming.add')}</Button>
          </Group>
        </>
      ) : null}
    </Stack>
  )
}

function PastedVerdict({ rows, rooms, before }: Omit<Props, 'onAdd'> & { rows: readonly RoomingDraft[] }) {
  const { t } = useTranslation()
  const verdicts = judgeRows([...before, ...rows], rooms).slice(before.length)
  const right = verdicts.filter(({ person }) => person).length
  const wrong = rows.length - right
  return (
    <output>
      {t('rooming.pastedRight', { right, all: rows.length })}{' '}
      {wrong > 0 ? t('rooming.pastedWrong', { wrong }) : null}
    </output>
  )
}

interface ColumnsProps {
  table: PastedTable
  onChange: (table: PastedTable) => void
}

/** What each column holds, with the first cells of it. */
function Columns({ table, onChange }: ColumnsProps) {
  const { t } = useTranslation()
  const { columns, head, rows } = table
  const choose = (at: number, chosen: RoomingColumn | null) =>
    onChange({
      ...table,
      columns: columns.map((column, index) => (index === at ? chosen : column === chosen ? null : column)),
    })
  const labelOf = (column: RoomingColumn) => t(`rooming.${column === 'child' ? 'isChild' : column}`)
  const hasSlashes = rows.some((row) => /\d\/\d/.test(row[columns.indexOf('birth_date')] ?? ''))
  return (
    <fieldset className={classes.columns}>
      <legend>{t('rooming.columns')}</legend>
      {columns.map((column, at) => (
        <NativeSelect
          key={at}
          size="xs"
          label={head?.[at] || t('rooming.column', { number: at + 1 })}
          description={rows
            .slice(0, 2)
            .map((row) => row[at] || '–')
            .join(', ')}
          value={column ?? ''}
          data={[
            { value: '', label: t('rooming.leftOut') },
            ...roomingColumns.map((value) => ({ value, label: labelOf(value) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            choose(at, roomingColumns.find((one) => one === value) ?? null)
          }
        />
      ))}
      {hasSlashes ? (
        <NativeSelect
          size="xs"
          label={t('rooming.dayOrder')}
          value={table.isMonthFirst ? 'month' : 'day'}
          data={[
            { value: 'day', label: t('rooming.dayFirst') },
            { value: 'month', label: t('rooming.monthFirst') },
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ ...table, isMonthFirst: value === 'month' })}
        />
      ) : null}
    </fieldset>
  )
}
