import type { GroupRoom } from '@dvor/booking/register/rooming/list-issues.ts'
import { judgeRows, rowOf, type RoomingDraft } from '@dvor/booking/register/rooming/rooming-draft.ts'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import type { RoomingList, RoomingPerson } from '@dvor/contract/guests/rooming-list.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useCall } from '../../core/client/use-call.ts'
import { draftKey, dropDraft, keepDraft, readDraft } from '../../core/forms/drafts.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { problemText } from '../reservations/problem-text.ts'
import type { RowDraft } from './rooming-row.tsx'

interface Form {
  id: string
  rooms: readonly GroupRoom[]
  list: RoomingList
  onDone: () => void
}

/** A row with its key, which is the person's id from the start: a list that comes back names the same rows. */
export function withKey(row: RoomingDraft): RowDraft {
  const id = row.id ?? crypto.randomUUID()
  return { ...row, id, key: id }
}

const rowsOf = ({ persons }: RoomingList) => persons.map((person) => withKey(rowOf(person)))
const byKey = (rows: readonly RowDraft[]): Readonly<Record<string, RowDraft>> =>
  Object.fromEntries(rows.map((row) => [row.key, row]))

const text = z.string()
const keptRows = z.array(
  z.object({
    key: text,
    id: text.nullable(),
    room: text,
    first_name: text,
    last_name: text,
    birth_date: text,
    nationality: text,
    email: text,
    phone: text,
    note: text,
    is_child: z.boolean(),
  }),
)

/** Rows that were typed before a reload of the page; null for none. */
function readKept(key: string): RowDraft[] | null {
  const kept = keptRows.safeParse(readDraft(key)?.values['rows'])
  return kept.success ? kept.data : null
}

const stale = [['reservations'], ['housekeeping-sheet']]

/** State of the form: its rows with their verdicts, kept over a reload, and the version that they began with. */
export function useRoomingForm({ id, rooms, list, onDone }: Form) {
  const { t } = useTranslation()
  const { run, failure, forget, isBusy } = useCall(stale)
  const kept = draftKey(reservations, `${id}:rooming`)
  const [rows, change] = useState<readonly RowDraft[]>(() => readKept(kept) ?? rowsOf(list))
  const verdicts = judgeRows(rows, rooms)
  const wrong = verdicts.filter(({ person }) => !person).length
  const { base, isDirty, saved, question } = useEditedVersion({
    record: list,
    partsOf: (record) => byKey(rowsOf(record)),
    typed: byKey(rows),
    put: (parts) => change(Object.values(parts)),
    failure,
    forget,
    label: (key) => nameOf(rows.find((row) => row.key === key)),
    text: (row: RowDraft | undefined) => nameOf(row),
    onSettled: () => {},
  })
  useEffect(() => {
    if (isDirty) keepDraft(kept, { values: { rows }, start: {}, updatedAt: null })
    else dropDraft(kept)
  }, [isDirty, kept, rows])
  useUnsaved(isDirty, isBusy, () => dropDraft(kept))
  const save = async () => {
    const sent = sentPersons(rows, verdicts, base)
    const answer = await run(() =>
      client.register.attempt.saveRooming(id, { persons: sent }, { ifMatch: base.version }),
    )
    if (!answer) return
    const stored = byKey(rowsOf(answer))
    saved(answer)
    change(rows.map((row, at) => (verdicts[at]?.person ? (stored[row.key] ?? row) : row)))
    const right = rows.length - wrong
    showSuccess(wrong > 0 ? t('rooming.savedPart', { right, wrong }) : t('rooming.saved'))
    if (wrong === 0) onDone()
  }
  return {
    rows,
    verdicts,
    wrong,
    change,
    editRow: (next: RowDraft) => change((now) => now.map((row) => (row.key === next.key ? next : row))),
    removeRow: (key: string) => change((now) => now.filter((row) => row.key !== key)),
    save,
    isBusy,
    problem: failure && problemText(failure),
    question,
  }
}

const nameOf = (row: RowDraft | undefined) => (row && `${row.first_name} ${row.last_name}`.trim()) || '–'

/** Right rows as persons; a stored person whose row is wrong now stays as stored. */
const sentPersons = (
  rows: readonly RowDraft[],
  verdicts: readonly { person: RoomingPerson | null }[],
  { persons }: RoomingList,
): RoomingPerson[] =>
  rows.flatMap(({ id }, at) => verdicts[at]?.person ?? persons.find((one) => one.id === id) ?? [])
