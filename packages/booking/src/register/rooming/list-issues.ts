import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { RoomingPerson } from '@dvor/contract/guests/rooming-list.ts'
import { foldText } from '@dvor/format/slug.ts'

/** A room of a group. */
export interface GroupRoom {
  /** Id of its stay. */
  readonly stay: string
  readonly code: string
  readonly title: string
  /** Persons for whom it is booked. */
  readonly persons: number
}

type Listed = Pick<RoomingPerson, 'stay' | 'first_name' | 'last_name' | 'birth_date'>

/**
 * What is wrong with a list of persons as a whole, by `index.field`: a room that is not the group's (`invalid_choice`),
 * the persons beyond those for whom a room is booked (`too_many`), and who is in the list twice (`not_unique`). Persons
 * of one name are told apart by the day of birth.
 */
export function listIssues(persons: readonly Listed[], rooms: readonly GroupRoom[]): FieldIssue[] {
  const taken = new Map<string, number>()
  const known = new Set<string>()
  return persons.flatMap((person, index) => {
    const issues: FieldIssue[] = []
    const identity = [person.first_name, person.last_name, person.birth_date ?? ''].map(foldText).join('|')
    if (known.has(identity)) issues.push({ path: `${index}.last_name`, code: 'not_unique' })
    known.add(identity)
    const code = roomIssue(person.stay, rooms, taken)
    return code ? [...issues, { path: `${index}.stay`, code }] : issues
  })
}

/** Counts a person into the room. */
function roomIssue(stay: string | null, rooms: readonly GroupRoom[], taken: Map<string, number>) {
  if (stay === null) return null
  const room = rooms.find((one) => one.stay === stay)
  if (!room) return 'invalid_choice'
  const persons = (taken.get(stay) ?? 0) + 1
  taken.set(stay, persons)
  return persons > room.persons ? 'too_many' : null
}
