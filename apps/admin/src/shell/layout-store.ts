import { useSyncExternalStore } from 'react'
import { keptOptions, restoreOptions, type LayoutOptions } from './layout-options.ts'

const storageKey = 'adminLayout'
let current = restoreOptions(localStorage.getItem(storageKey))
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Changes options at once everywhere; skin, direction and collapsed menu survive a reload. */
export function changeLayout(change: Partial<LayoutOptions>): void {
  current = { ...current, ...change }
  localStorage.setItem(storageKey, JSON.stringify(keptOptions.parse(current)))
  document.documentElement.dataset['skin'] = current.skin
  for (const listener of listeners) listener()
}

export const useLayout = (): LayoutOptions => useSyncExternalStore(subscribe, () => current)
