import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { z } from 'zod'
import { session } from '../client/api.ts'

const prefix = 'draft:'

const values = z.record(z.string(), z.unknown())
const draft = z.object({
  /** What was typed, by field, in the form's own shape. */
  values,
  /** What stood in those fields before. */
  start: values,
  /** The version that was being edited; null for a record that is being created. */
  updatedAt: z.string().nullable(),
})
export type Draft = z.infer<typeof draft>

const sent = z.object({
  /** The call's `Idempotency-Key`: sent again under it, it is done once. */
  key: z.string(),
  body: values,
  /** The version that it changes; null for a create. */
  version: z.object({ id: z.string(), updatedAt: z.string() }).nullable(),
  /** What stood in the form when it was sent. */
  values,
})
/** A save on its way to the server. */
export type Sent = z.infer<typeof sent>

/** Where unsaved values of a form lie: apart for each person, so that nobody finds somebody else's. */
export const draftKey = (collection: Collection, id: string | undefined): string =>
  `${prefix}${session.claims()?.id ?? ''}:${collection.name}:${id ?? 'new'}`

/** A save of a form lies beside its draft. */
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

/** What was typed and not saved before the page was loaded anew; null without such. */
export const readDraft = (key: string): Draft | null => read(draft, key)

/** Keeps a draft in this tab until it is saved or given up; full storage costs the draft, never the form. */
export function keepDraft(key: string, kept: Draft): void {
  if (Object.keys(kept.values).length > 0) keep(key, kept)
  else sessionStorage.removeItem(key)
}

/** The save whose answer the page did not live to hear; null without such. */
export const readSent = (key: string): Sent | null => read(sent, sentKey(key))

/** Keeps a save until it is answered (null), so that a page that is loaded anew meanwhile sends no second one. */
export function keepSent(key: string, kept: Sent | null): void {
  if (kept) keep(sentKey(key), kept)
  else sessionStorage.removeItem(sentKey(key))
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(sentKey(key))
}

/** Who leaves without saving, or signs out, leaves nothing behind. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
