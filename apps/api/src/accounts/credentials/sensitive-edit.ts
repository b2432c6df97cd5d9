import type { Draft, Row } from '../../crud/define.ts'

/** Fields that sign-in uses, and the field with the account's rights. */
const sensitiveFields = ['username', 'email', 'role'] as const

/**
 * Whether an edit gives access to an account or rights to it, so that the editor must prove the identity (OWASP ASVS
 * 5, 7.5.1). Blocking an account only removes access, and may be urgent.
 */
export function opensDoors(draft: Draft, current: Row): boolean {
  const isUnblocked = current['blocked'] === true && draft['blocked'] === false
  return isUnblocked || sensitiveFields.some((key) => draft[key] !== undefined && draft[key] !== current[key])
}
