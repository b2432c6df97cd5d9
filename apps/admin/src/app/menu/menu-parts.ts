import {
  itemsOf,
  isSection,
  menuScreens,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type ScreenName,
} from '../registry/menu.ts'
import type { Menu } from '../registry/menu-for.ts'

export interface MenuParts {
  readonly pinned: readonly MenuItem[]
  readonly groups: readonly MenuGroup[]
}

/** The menu with the pinned entries on top and out of their groups; a group without entries is left out. */
export function menuParts({ items, groups }: Menu, pinned: readonly ScreenName[]): MenuParts {
  const isFree = ({ id }: MenuItem) => !pinned.includes(id)
  const rest = (entry: MenuEntry): MenuEntry[] => {
    if (!isSection(entry)) return isFree(entry) ? [entry] : []
    const children = entry.children.filter(isFree)
    return children.length ? [{ ...entry, children }] : []
  }
  return {
    pinned: pinned.flatMap((id) => items.filter((item) => item.id === id)),
    groups: groups
      .map(({ id, entries }) => ({ id, entries: entries.flatMap(rest) }))
      .filter(({ entries }) => entries.length > 0),
  }
}

/** Whether the address is one of the entry's screens or below it; the statistics below the dashboard are an entry too. */
export function isCurrent({ path, tabs }: MenuItem, pathname: string): boolean {
  const best = menuScreens
    .filter((item) => pathname === item.path || pathname.startsWith(`${item.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
  return best !== undefined && (tabs ?? [{ path }]).some((screen) => screen.path === best.path)
}

/** Names of the screens of an entry. */
export const screensOf = ({ id, tabs }: MenuItem): ScreenName[] => tabs?.map((tab) => tab.id) ?? [id]

/** Whether the group holds the entry of the address. */
export const holdsCurrent = ({ entries }: MenuGroup, pathname: string): boolean =>
  itemsOf(entries).some((item) => isCurrent(item, pathname))
