import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { roomingPerson, type RoomingPerson } from '@dvor/contract/guests/rooming-list.ts'
import { countryCodeOf, countryName } from '@dvor/format/countries.ts'
import { formatDay, parseDay } from '@dvor/format/day-text.ts'
import { listIssues, type GroupRoom } from './list-issues.ts'

/** A row of the list as it is typed or pasted; nothing of it is lost while it is wrong. */
export interface RoomingDraft {
  id: string | null
  /** Id of the stay, or the words for a room that is not the group's; empty where it is not decided. */
  room: string
  first_name: string
  last_name: string
  /** A day as people write it. */
  birth_date: string
  /** A country by its name or code. */
  nationality: string
  email: string
  phone: string
  note: string
  is_child: boolean
}

/** A row without anything. */
export const emptyRow: RoomingDraft = {
  id: null,
  room: '',
  first_name: '',
  last_name: '',
  birth_date: '',
  nationality: '',
  email: '',
  phone: '',
  note: '',
  is_child: false,
}

/** A stored person as a row. */
export const rowOf = (person: RoomingPerson): RoomingDraft => ({
  id: person.id,
  room: person.stay ?? '',
  first_name: person.first_name,
  last_name: person.last_name,
  birth_date: person.birth_date ? formatDay(person.birth_date) : '',
  nationality: person.nationality ? countryName(person.nationality) : '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  note: person.note ?? '',
  is_child: person.is_child,
})

/** The person that a row means; a value that cannot be read stays as typed and is refused. */
const meantBy = (row: RoomingDraft) => ({
  id: row.id,
  stay: null,
  first_name: row.first_name,
  last_name: row.last_name,
  birth_date: row.birth_date.trim() ? (parseDay(row.birth_date) ?? row.birth_date) : null,
  nationality: row.nationality.trim() ? (countryCodeOf(row.nationality) ?? row.nationality) : null,
  email: row.email.trim() || null,
  phone: row.phone.trim() || null,
  note: row.note.trim() || null,
  is_child: row.is_child,
})

/** A row's verdict: the person to be stored, or what is wrong by its field (`stay` is the room). */
export type Verdict = { person: RoomingPerson; issues: [] } | { person: null; issues: FieldIssue[] }

/** The verdict of every row: for itself, then among the right ones. Days that cannot be read are `invalid_day`. */
export function judgeRows(rows: readonly RoomingDraft[], rooms: readonly GroupRoom[]): Verdict[] {
  const alone = rows.map((row) => judge(row, rooms))
  const right = alone.flatMap(({ person }, index) => (person ? [{ person, index }] : []))
  const among = listIssues(
    right.map(({ person }) => person),
    rooms,
  )
  const issuesAt = Map.groupBy(among, ({ path }) => right[Number(path.split('.')[0])]?.index)
  return alone.map((verdict, index): Verdict => {
    const issues = issuesAt.get(index)
    if (!issues) return verdict
    return {
      person: null,
      issues: issues.map(({ path, code }) => ({ path: path.split('.')[1] ?? '', code })),
    }
  })
}

function judge(row: RoomingDraft, rooms: readonly GroupRoom[]): Verdict {
  const parsed = roomingPerson.safeParse(meantBy(row), { reportInput: true })
  const found = parsed.success ? [] : fieldIssues(parsed.error.issues)
  const issues = found.flatMap((issue, at): FieldIssue[] => {
    if (found.findIndex(({ path }) => path === issue.path) < at) return []
    return [issue.path === 'birth_date' ? { ...issue, code: 'invalid_day' } : issue]
  })
  const isKnown = row.room === '' || rooms.some(({ stay }) => stay === row.room)
  if (!isKnown) issues.unshift({ path: 'stay', code: 'invalid_choice' })
  if (!parsed.success || issues.length > 0) return { person: null, issues }
  return { person: { ...parsed.data, stay: row.room || null }, issues: [] }
}
