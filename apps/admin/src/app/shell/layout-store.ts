import { useSyncExternalStore } from 'react'
import { createListeners } from '../../core/client/listeners.ts'
import { isCustomizerOn } from '../../core/property/brand.ts'
import { keptOptions, restoreOptions, type LayoutOptions } from './layout-options.ts'

const storageKey = 'adminLayout'
const withCustomizer = isCustomizerOn()
let current = restoreOptions(localStorage.getItem(storageKey), withCustomizer)
const listeners = createListeners()

function apply(next: LayoutOptions): void {
  current = next
  document.documentElement.dataset['skin'] = next.skin
  document.documentElement.dir = next.direction
  listeners.notify()
}

/** Changes options for all components; the kept ones survive a reload. */
export function changeLayout(change: Partial<LayoutOptions>): void {
  const next = { ...current, ...change }
  localStorage.setItem(storageKey, JSON.stringify(keptOptions(withCustomizer).parse(next)))
  apply(next)
}

// Follows a choice made in another tab.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== storageKey) return
  const restored = restoreOptions(newValue, withCustomizer)
  const { skin, direction, collapsed } = restored
  apply(withCustomizer ? restored : { ...current, skin, direction, collapsed })
})

export const useLayout = (): LayoutOptions => useSyncExternalStore(listeners.subscribe, () => current)
