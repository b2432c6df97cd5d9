import type { Draft, Row } from '../../crud/define.ts'

/** By what one signs in, and what one may do then. */
const decisive = ['username', 'email', 'role'] as const

/**
 * Whether an edit changes who can get in as whom, so that the editor has to show who it is (OWASP ASVS 5, 7.5.1).
 * Blocking somebody only closes doors, and may be urgent.
 */
export function opensDoors(draft: Draft, current: Row): boolean {
  const isUnblocked = current['blocked'] === true && draft['blocked'] === false
  return isUnblocked || decisive.some((key) => draft[key] !== undefined && draft[key] !== current[key])
}
