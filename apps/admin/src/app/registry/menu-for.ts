import type { May } from '../../core/client/may.ts'
import {
  dailyScreens,
  isSection,
  itemsOf,
  menuGroups,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
  type Tab,
} from './menu.ts'

/** So many entries stand on top of the menu at first. */
const mostDaily = 4

/** The menu of one person. */
export interface Menu {
  readonly groups: readonly MenuGroup[]
  readonly items: readonly MenuItem[]
  /** Every screen of the menu, those that share an entry each by itself. */
  readonly screens: readonly Tab[]
  /** The first entries of the day's work. */
  readonly daily: readonly MenuItem[]
}

/** An entry with the screens that may be seen; nothing without any. One that lost its first screen leads to the next. */
function seenItem(item: MenuItem, may: May): MenuItem[] {
  const tabs = (item.tabs ?? [item]).filter(({ access }) => access === 'signed_in' || may(access))
  const [first] = tabs
  if (!first) return []
  return item.tabs ? [tabs.length > 1 ? { ...first, label: item.label, tabs } : first] : [item]
}

function seenEntry(entry: MenuEntry, may: May): MenuEntry[] {
  if (!isSection(entry)) return seenItem(entry, may)
  const children = entry.children.flatMap((item) => seenItem(item, may))
  return children.length > 0 ? [{ ...entry, children }] : []
}

/** The entries that a person may see; groups and sections without any are left out. */
export function menuFor(may: May): Menu {
  const groups = menuGroups
    .map(({ id, entries }) => ({ id, entries: entries.flatMap((entry) => seenEntry(entry, may)) }))
    .filter(({ entries }) => entries.length > 0)
  const items = groups.flatMap(({ entries }) => itemsOf(entries))
  const work = dailyScreens.flatMap((name) => items.filter(({ id }) => id === name))
  return {
    groups,
    items,
    screens: items.flatMap((item) => item.tabs ?? [item]),
    daily: (work.length > 0 ? work : items).slice(0, mostDaily),
  }
}
