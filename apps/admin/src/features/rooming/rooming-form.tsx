import type { GroupRoom } from '@dvor/booking/register/rooming/list-issues.ts'
import { emptyRow } from '@dvor/booking/register/rooming/rooming-draft.ts'
import type { RoomingList } from '@dvor/contract/guests/rooming-list.ts'
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { PastePanel } from './paste-panel.tsx'
import { RoomingRow } from './rooming-row.tsx'
import { useRoomingForm, withKey } from './use-rooming-form.tsx'
import classes from './rooming.module.css'

interface Props {
  id: string
  rooms: readonly GroupRoom[]
  list: RoomingList
  onDone: () => void
}

/** Form of the rooming list: rows that can be pasted, each with its verdict; right ones are saved, wrong ones stay. */
export function RoomingForm(props: Props) {
  const { rooms } = props
  const { t } = useTranslation()
  const form = useRoomingForm(props)
  const { rows, verdicts, wrong, change, problem, question } = form
  return (
    <Stack>
      <PastePanel
        rooms={rooms}
        before={rows}
        onAdd={(added) => change((now) => [...now, ...added.map(withKey)])}
      />
      <Rows form={form} rooms={rooms} />
      {wrong > 0 ? <Alert color="hay">{t('rooming.wrongRows', { wrong })}</Alert> : null}
      <ProblemNote problem={problem} />
      {question}
      <Group className={classes.foot}>
        <Button
          loading={form.isBusy}
          disabled={rows.length > 0 && wrong === rows.length}
          onClick={() => void form.save()}
        >
          {wrong > 0 ? t('rooming.saveRight', { right: verdicts.length - wrong }) : t('rooming.saveAll')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => change((now) => [...now, withKey(emptyRow)])}
        >
          {t('rooming.addRow')}
        </Button>
      </Group>
    </Stack>
  )
}

interface RowsProps {
  form: ReturnType<typeof useRoomingForm>
  rooms: readonly GroupRoom[]
}

function Rows({ form: { rows, verdicts, wrong, editRow, removeRow }, rooms }: RowsProps) {
  const { t } = useTranslation()
  const [isOnlyWrong, setOnlyWrong] = useState(false)
  const taken = new Map<string, number>()
  for (const { room } of rows) taken.set(room, (taken.get(room) ?? 0) + 1)
  return (
    <>
      {wrong > 0 ? (
        <Checkbox
          label={t('rooming.onlyWrong')}
          checked={isOnlyWrong}
          onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
        />
      ) : null}
      <ol className={classes.rows}>
        {rows.map((row, at) => {
          const verdict = verdicts[at]
          if (!verdict || (isOnlyWrong && wrong > 0 && verdict.person)) return null
          return (
            <RoomingRow
              key={row.key}
              row={row}
              number={at + 1}
              verdict={verdict}
              rooms={rooms}
              taken={taken}
              onChange={editRow}
              onRemove={removeRow}
            />
          )
        })}
      </ol>
    </>
  )
}
