import type { QueryKey } from '@tanstack/react-query'
import type { Person } from './may.ts'

/** What the device keeps for the time without a network. */
export interface Kept {
  /** The rights of the person, as they were when the copy was made. */
  readonly person: (id: string) => Promise<Person | null>
  /** Whether the copy may answer the query. */
  readonly answers: (key: QueryKey) => boolean
  /** The answer of the copy, with the changes that wait; undefined where it has none. */
  readonly answer: (key: QueryKey) => unknown
}

let kept: Kept | null = null

/** Registers the copy, at the start (app/offline/start-offline.ts); without it nothing is kept. */
export function setKept(next: Kept): void {
  kept = next
}

/** What is kept; null without a copy. */
export const keptData = (): Kept | null => kept
