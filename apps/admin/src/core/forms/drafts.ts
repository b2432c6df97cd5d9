import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { z } from 'zod'
import { session } from '../client/api.ts'

const prefix = 'draft:'

const values = z.record(z.string(), z.unknown())
const draft = z.object({
  /** Typed values by field, in the form's shape. */
  values,
  /** Former values of those fields. */
  start: values,
  /** Version that was being edited; null for a new record. */
  updatedAt: z.string().nullable(),
})
export type Draft = z.infer<typeof draft>

const sent = z.object({
  /** The call's `Idempotency-Key`, reused when it is sent again. */
  key: z.string(),
  body: values,
  /** Version that the call changes; null for a create. */
  version: z.object({ id: z.string(), updatedAt: z.string() }).nullable(),
  /** The form's values when the call was sent. */
  values,
})
/** A save that has been sent and is not answered yet. */
export type Sent = z.infer<typeof sent>

/** Storage key of a form's unsaved values, separate for each person. */
export const draftKey = (collection: Collection, id: string | undefined): string =>
  `${prefix}${session.claims()?.id ?? ''}:${collection.name}:${id ?? 'new'}`

/** Storage key of a form's unanswered save. */
const sentKey = (key: string) => `${key}:sent`

function read<T>(schema: z.ZodType<T>, key: string): T | null {
  try {
    return schema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    sessionStorage.removeItem(key)
  }
}

/** Reads the values typed before a reload; null without a draft. */
export const readDraft = (key: string): Draft | null => read(draft, key)

/** Stores a draft in this tab until it is saved or discarded. Full storage loses the draft, not the form. */
export function keepDraft(key: string, draft: Draft): void {
  if (Object.keys(draft.values).length > 0) keep(key, draft)
  else sessionStorage.removeItem(key)
}

/** Reads the save that was unanswered before a reload; null without one. */
export const readSent = (key: string): Sent | null => read(sent, sentKey(key))

/** Stores a save until it is answered (null), so that a reload in between sends no second one. */
export function keepSent(key: string, request: Sent | null): void {
  if (request) keep(sentKey(key), request)
  else sessionStorage.removeItem(sentKey(key))
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(sentKey(key))
}

/** Removes all drafts, for leaving without saving and for signing out. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
