import type { Field } from '@dvor/contract/declaration/field.ts'

/** A side of a change: fields with their values. */
export type Values = Readonly<Record<string, unknown>>

export const asValues = (side: unknown): Values =>
  typeof side === 'object' && side !== null && !Array.isArray(side) ? (side as Values) : {}

/** Kept by the server with each write; they tell nothing about the change. */
const stamps = new Set(['id', 'createdAt', 'updatedAt', 'position'])

/** Keys whose value differs between the sides. */
const changedKeys = (before: Values, after: Values): string[] =>
  Object.keys(after).filter(
    (key) => !stamps.has(key) && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )

/**
 * What differs between both sides of a change: fields of the declaration in its order, and whether something else
 * differs, that has no name for people.
 */
export function changedFields(
  fields: Readonly<Record<string, Field>>,
  before: Values,
  after: Values,
): { changed: string[]; hasOthers: boolean } {
  const keys = new Set(changedKeys(before, after))
  const changed = Object.keys(fields).filter((key) => keys.has(key))
  return { changed, hasOthers: keys.size > changed.length }
}
