import type { GroupRoom } from '@dvor/booking/register/rooming/list-issues.ts'
import type { RoomingDraft, Verdict } from '@dvor/booking/register/rooming/rooming-draft.ts'
import { ActionIcon, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { rowIssueText } from './row-issue.ts'
import classes from './rooming.module.css'

/** A row of the form. */
export interface RowDraft extends RoomingDraft {
  /** Key of the row on screen: the id of a stored person. */
  key: string
}

const texts = ['first_name', 'last_name', 'birth_date', 'nationality', 'email', 'phone', 'note'] as const

interface Props {
  row: RowDraft
  number: number
  verdict: Verdict
  rooms: readonly GroupRoom[]
  /** Persons of each room in the form, by its stay. */
  taken: ReadonlyMap<string, number>
  onChange: (row: RowDraft) => void
  onRemove: (key: string) => void
}

/** One person of the list, with what is wrong beside each value. */
export const RoomingRow = memo(function RoomingRow(props: Props) {
  const { row, number, verdict, onChange, onRemove } = props
  const { t } = useTranslation()
  const errorOf = (path: string) => {
    const issue = verdict.issues.find((one) => one.path === path)
    return issue && rowIssueText(issue)
  }
  const name = `${row.first_name} ${row.last_name}`.trim() || t('rooming.row', { number })
  return (
    <li className={classes.row} data-wrong={verdict.person === null || undefined} aria-label={name}>
      <span className={classes.number}>{number}.</span>
      <RoomSelect {...props} error={errorOf('stay')} />
      {texts.map((key) => (
        <TextInput
          key={key}
          size="xs"
          label={t(`rooming.${key}`)}
          value={row[key]}
          error={errorOf(key)}
          onChange={(event) => onChange({ ...row, [key]: event.currentTarget.value })}
        />
      ))}
      <Checkbox
        size="sm"
        label={t('rooming.isChild')}
        checked={row.is_child}
        onChange={(event) => onChange({ ...row, is_child: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        color="barn"
        aria-label={t('rooming.remove', { name })}
        onClick={() => onRemove(row.key)}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </li>
  )
})

function RoomSelect({ row, rooms, taken, error, onChange }: Props & { error: string | undefined }) {
  const { t } = useTranslation()
  const isUnknown = row.room !== '' && rooms.every(({ stay }) => stay !== row.room)
  const options = rooms.map(({ stay, code, title, persons }) => ({
    value: stay,
    label: t('rooming.roomOption', { code, title, persons, taken: taken.get(stay) ?? 0 }),
  }))
  return (
    <NativeSelect
      size="xs"
      label={t('rooming.room')}
      value={row.room}
      error={error}
      data={[
        { value: '', label: t('rooming.noRoom') },
        ...(isUnknown ? [{ value: row.room, label: t('rooming.unknown', { room: row.room }) }] : []),
        ...options,
      ]}
      onChange={(event) => onChange({ ...row, room: event.currentTarget.value })}
    />
  )
}
