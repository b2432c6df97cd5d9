import { useSyncExternalStore } from 'react'
import { countriesIn } from '@dvor/format/countries.ts'
import { draftFrom, emptyDraft, parseDraft, type Draft } from './draft.ts'

const storageKey = 'dvor.booking'
const listeners = new Set<() => void>()
let current: Draft | null = null

/** The draft of this tab, outside of React too. */
export function readDraft(): Draft {
  current ??= parseDraft(stored(), newDraft())
  return current
}

/** Nothing typed yet: an English reader's country is that of the browser, if it names one; all others are at home. */
export function newDraft(): Draft {
  if (typeof document === 'undefined' || document.documentElement.lang !== 'en') return emptyDraft
  const region = new Intl.Locale(navigator.language).region
  const known = countriesIn('en').some(({ code }) => code === region)
  return draftFrom(region && known ? region : '')
}

/** Changes parts of the draft and keeps it over a reload. */
export function changeDraft(change: Partial<Draft>): void {
  current = { ...readDraft(), ...change }
  leaveDraft(current)
  for (const listener of listeners) listener()
}

/** Leaves a draft for the next page, while this one goes on showing its own until it is gone. */
export function leaveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Some private windows have no storage, or a full one: the flow then lives as long as its page.
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

/** The draft as it stands; on the server, and until the page is hydrated, the empty one. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, readDraft, () => emptyDraft)
}

const never = () => () => undefined

/** False on the server and in the first pass in the browser, when the draft is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
