import { compareText } from '@dvor/format/sort.ts'
import { answered, type Reply } from './reply.ts'

interface Row {
  id: number
}

export type Direction = 'asc' | 'desc'

/** How a column's value is compared: numbers by size, texts by the alphabet. */
export type SortKey<T> = (row: T) => number | string

/** One more than the highest id in use, so that no order of the rows can lead to an id twice. */
export const nextId = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1

/** Takes the row out of the list; false when it is not there. */
export function removeRow(rows: Row[], id: number): boolean {
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0) return false
  rows.splice(index, 1)
  return true
}

/** Whether any of the values holds the text, whatever the case of its letters. */
export function holds(text: string, ...values: readonly (string | number)[]): boolean {
  const term = text.toLowerCase()
  return values.some((value) => String(value).toLowerCase().includes(term))
}

/** A sorted copy; rows that are equal keep their order. */
export function sortRows<T>(rows: readonly T[], key: SortKey<T>, direction: Direction): T[] {
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => sign * compareKeys(key(a), key(b)))
}

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))
}

/** Answers with one page of the rows; a page past the last is empty. */
export function answerPage<T>(
  rows: readonly T[],
  { page, perPage }: { page: number; perPage: number },
  bodyWith: (slice: T[]) => unknown,
): Reply {
  return answered(bodyWith(rows.slice((page - 1) * perPage, page * perPage)))
}
