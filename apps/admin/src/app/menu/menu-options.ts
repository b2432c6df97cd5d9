import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createListeners } from '../../core/client/listeners.ts'
import { useClaims } from '../../core/client/use-claims.ts'
import { entryNames, menuGroups, type GroupId, type ScreenName } from '../registry/menu.ts'
import { useMenu } from './use-menu.ts'

const storageKey = 'adminMenu'

export interface MenuOptions {
  /** Entries on top of the menu, in their order; until the person chooses, those of the day's work. */
  readonly pinned?: readonly ScreenName[] | undefined
  /** Groups that were left open. */
  readonly opened: readonly GroupId[]
}

const groupIds = new Set<string>(menuGroups.map(({ id }) => id))
const isGroupId = (id: string): id is GroupId => groupIds.has(id)
const isScreenName = (id: string): id is ScreenName => entryNames.has(id)

const storedOptions = z.object({
  pinned: z
    .array(z.string())
    .transform((ids) => ids.filter(isScreenName))
    .optional(),
  opened: z.array(z.string()).transform((ids) => ids.filter(isGroupId)),
})
/** Kept on this device beside the layout options, for each person by the id of the user. */
const stored = z.record(z.string(), storedOptions)

const defaultMenu: MenuOptions = { opened: [] }

/** The stored options of all persons; an invalid entry is ignored, and so are screens that no longer exist. */
export function restoreMenus(text: string | null): Readonly<Record<string, MenuOptions>> {
  try {
    return stored.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

let current = restoreMenus(localStorage.getItem(storageKey))
const listeners = createListeners()

function apply(next: typeof current): void {
  current = next
  listeners.notify()
}

// Follows a choice made in another tab.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey) apply(restoreMenus(newValue))
})

/** The signed-in person's menu with the choices made in it, and functions to change them. */
export function useMenuOptions() {
  const person = useClaims()?.id ?? ''
  const options = useSyncExternalStore(listeners.subscribe, () => current[person]) ?? defaultMenu
  const menu = useMenu()
  const pinned = options.pinned ?? menu.daily.map(({ id }) => id)
  const change = (part: Partial<MenuOptions>) => {
    const next = { ...current, [person]: { ...options, ...part } }
    localStorage.setItem(storageKey, JSON.stringify(next))
    apply(next)
  }
  return {
    menu,
    pinned,
    opened: options.opened,
    setOpened: (id: GroupId, isOpen: boolean) => {
      const others = options.opened.filter((one) => one !== id)
      change({ opened: isOpen ? [...others, id] : others })
    },
    togglePin: (id: ScreenName) =>
      change({
        pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id],
      }),
  }
}
