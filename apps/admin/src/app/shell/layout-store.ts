import { useSyncExternalStore } from 'react'
import { createListeners } from '../../core/client/listeners.ts'
import { isCustomizerOn } from '../../core/property/brand.ts'
import { keptOptions, restoreOptions, type LayoutOptions } from './layout-options.ts'

const storageKey = 'adminLayout'
const withCustomizer = isCustomizerOn()
let current = restoreOptions(localStorage.getItem(storageKey), withCustomizer)
/** The chosen options, but light ones on paper. */
let appliedLayout = current
const listeners = createListeners()

function apply(next: LayoutOptions): void {
  current = next
  show(next)
}

function show(next: LayoutOptions): void {
  appliedLayout = next
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

// Browsers print no grounds: the pale letters of the dark skin would stand on white paper, dark links among them.
window.addEventListener('beforeprint', () => {
  if (current.skin === 'dark') show({ ...current, skin: 'light' })
})
window.addEventListener('afterprint', () => show(current))

export const useLayout = (): LayoutOptions => useSyncExternalStore(listeners.subscribe, () => appliedLayout)
