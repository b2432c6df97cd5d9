import { useRef, useSyncExternalStore } from 'react'
import { countriesIn } from '@dvor/format/countries.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
import { draftFrom, emptyDraft, parseDraft, type Draft } from './draft.ts'

const storageKey = 'dvor.booking'
const listeners = new Set<() => void>()
let current: Draft | null = null

/** The draft of this tab, also used outside React. */
export function readDraft(): Draft {
  current ??= parseDraft(stored(), newDraft())
  return current
}

/** Returns the draft before anything is typed: readers of Slovak get Slovakia, all others the browser's country. */
export function newDraft(): Draft {
  if (typeof document === 'undefined' || document.documentElement.lang === homeLanguage) return emptyDraft
  const region = new Intl.Locale(navigator.language).region
  const isCountry = countriesIn(homeLanguage).some(({ code }) => code === region)
  return draftFrom(region && isCountry ? region : '')
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

/** Calls the listener after each change of the draft. @returns what ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns what `select` takes from the current draft; from the empty one on the server and until hydration. The component
 * renders again only for another value, so that a typed letter does not render the whole order. `follow` subscribes to
 * the changes.
 */
export function useDraftValue<T>(
  select: (draft: Draft) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
  follow: typeof subscribe = subscribe,
): T {
  const last = useRef<{ value: T }>(null)
  const valueOf = (draft: Draft): T => {
    const value = select(draft)
    if (!last.current || !isSame(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(
    follow,
    () => valueOf(readDraft()),
    () => valueOf(emptyDraft),
  )
}

/** Compares these parts of two drafts. */
export const isSameIn =
  <Name extends keyof Draft>(names: readonly Name[]) =>
  (before: Pick<Draft, Name>, now: Pick<Draft, Name>): boolean =>
    names.every((name) => before[name] === now[name])

/** Returns a draft in which these parts are the current ones; others may be older, and cannot be read. */
export function useDraft<Name extends keyof Draft>(...names: Name[]): Pick<Draft, Name> {
  return useDraftValue<Pick<Draft, Name>>((draft) => draft, isSameIn(names))
}
