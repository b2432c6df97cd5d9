import { createHash } from 'node:crypto'
import type { GuestRow } from './queries.ts'

/**
 * The version of a register's sheet. It is computed from its persons, so that a change within the same millisecond or a
 * deletion is noticed, and that a sheet saved unchanged keeps its version.
 */
export function versionOf(guests: readonly GuestRow[]): string {
  const persons = guests.map(({ createdAt: _created, updatedAt: _updated, ...person }) => person)
  return createHash('sha256').update(JSON.stringify(persons)).digest('base64url')
}
