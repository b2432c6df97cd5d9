import type { Collection } from '@dvor/contract/collection.ts'
import { z } from 'zod'
import { session } from '../app/api.ts'

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

/** Where unsaved values of a form lie: apart for each person, so that nobody finds somebody else's. */
export const draftKey = (collection: Collection, id: string | undefined): string =>
  `${prefix}${session.claims()?.id ?? ''}:${collection.name}:${id ?? 'new'}`

/** What was typed and not saved before the page was loaded anew; null without such. */
export function readDraft(key: string): Draft | null {
  try {
    return draft.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a draft in this tab until it is saved or given up; full storage costs the draft, never the form. */
export function keepDraft(key: string, kept: Draft): void {
  try {
    if (Object.keys(kept.values).length > 0) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    sessionStorage.removeItem(key)
  }
}

export const dropDraft = (key: string): void => sessionStorage.removeItem(key)

/** Who leaves without saving, or signs out, leaves nothing behind. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) dropDraft(key)
}
