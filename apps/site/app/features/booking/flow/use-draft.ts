import { useSyncExternalStore } from 'react'
import { countriesIn } from '@dvor/format/countries.ts'
import { draftFrom, emptyDraft, parseDraft, type Draft } from './draft.ts'

const storageKey = 'dvor.booking'
const listeners = new Set<() => void>()
let current: Draft | null = null

/** The draft of this tab, also used outside React. */
export function readDraft(): Draft {
  current ??= parseDraft(stored(), newDraft())
  return current
}

/** Returns the draft before anything is typed: an English reader gets the browser's country, all others Slovakia. */
export function newDraft(): Draft {
  if (typeof document === 'undefined' || document.documentElement.lang !== 'en') return emptyDraft
  const region = new Intl.Locale(navigator.language).region
  const known = countriesIn('en').some(({ code }) => code === region)
  return draftFrom(region && known ? region : '')
}

/** Changes parts of the draft and stores it. */
export function changeDraft(change: Partial<Draft>): void {
  current = { ...readDraft(), ...change }
  leaveDraft(current)
  for (const listener of listeners) listener()
}

/** Stores a draft for the next page without changing what this page shows. */
export function leaveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Some private windows have no storage, or a full one: the draft then lasts as long as the page.
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the current draft; the empty one on the server and until hydration. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, readDraft, () => emptyDraft)
}
