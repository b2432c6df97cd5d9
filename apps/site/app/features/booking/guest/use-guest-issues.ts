import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { useDraftValue } from '../flow/use-draft.ts'
import { guestIssues } from './guest-check.ts'

/** The tries to order that the typed details have stopped. */
export interface Tries {
  times: number
  /** Paths of the fields that the last check refused. */
  paths: readonly string[]
}

const none: readonly FieldIssue[] = []

/** Errors of the last try. They stay until they are corrected; fields emptied later are no errors before the next try. */
export function useGuestIssues({ paths }: Tries): readonly FieldIssue[] {
  return useDraftValue(
    (draft) => (paths.length > 0 ? guestIssues(draft).filter(({ path }) => paths.includes(path)) : none),
    isSame,
  )
}

const isSame = (before: readonly FieldIssue[], now: readonly FieldIssue[]): boolean =>
  before.length === now.length &&
  before.every(({ path, code }, index) => path === now[index]?.path && code === now[index].code)
