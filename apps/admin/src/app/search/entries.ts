import { collections } from '@dvor/contract/collections/index.ts'
import {
  hitsPerGroup,
  type SearchAnswer,
  type SearchGroupName,
  type SearchHit,
} from '@dvor/contract/insight/search.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { foldText } from '@dvor/format/slug.ts'
import { i18n } from '../../core/texts/i18n.ts'
import {
  calendarEntry,
  furtherEntries,
  homeEntry,
  isGroup,
  specEntries,
  type MenuItem,
} from '../registry/menu.ts'
import { stateLabel } from '../../features/reservations/state-badge.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import type { Recent } from './recent.ts'

/** An entry of the search: a page or a record that can be opened. */
export type Entry = Recent

export interface EntryGroup {
  readonly key: string
  readonly label: string
  readonly entries: readonly Entry[]
}

const allPages: readonly MenuItem[] = [homeEntry, calendarEntry, ...specEntries, ...furtherEntries].flatMap(
  (entry) => (isGroup(entry) ? entry.children : [entry]),
)
const mostPages = 5

/** Pages of the menu whose name contains every word. */
export function pageEntries(words: string): Entry[] {
  const parts = foldText(words).split(/\s+/).filter(Boolean)
  const holds = ({ label }: MenuItem) => parts.every((part) => foldText(label).includes(part))
  return allPages
    .filter(holds)
    .slice(0, mostPages)
    .map(({ id, path, label }) => ({ path, title: label, detail: '', icon: id }))
}

/** The search results as entries by group; a full group ends with a link to its list. */
export function hitGroups({ groups }: SearchAnswer, words: string): EntryGroup[] {
  return groups.map(({ name, hits }) => ({
    key: name,
    label: labelOf(name),
    entries: [
      ...hits.map((hit) => entryOf(name, hit)),
      ...(hits.length === hitsPerGroup ? allOf(name, words) : []),
    ],
  }))
}

const labelOf = (name: SearchGroupName): string =>
  name === 'guests' ? i18n.t('search.guests') : collections[name].label.many

const listPath = (name: Exclude<SearchGroupName, 'guests'>, words: string): string =>
  `${collections[name].adminPath}?q=${encodeURIComponent(words)}`

/** Days of the stay, or day and time of a service booked alone; null where nothing has a date. */
function termOf({
  arrival,
  departure,
  first_service: service,
}: NonNullable<SearchHit['stay']>): string | null {
  if (arrival && departure) return formatDayRange(arrival, departure)
  return service ? `${formatDay(service.day)} ${formatTime(service.time_from)}` : null
}

function entryOf(name: SearchGroupName, { id, title, detail, stay }: SearchHit): Entry {
  const parts = stay ? [stay.number, termOf(stay), stateLabel(stay.state), detail] : [detail]
  return {
    title,
    detail: parts.filter(Boolean).join(' · '),
    icon: name === 'guests' ? 'guest-register' : name,
    path:
      name === 'guests'
        ? `/reservations/edit/${id}`
        : (editPath(collections[name], id) ?? listPath(name, title)),
  }
}

/** Guests have no such link: the guest register is listed by days and cannot be searched by name. */
function allOf(name: SearchGroupName, words: string): Entry[] {
  if (name === 'guests') return []
  const list = collections[name].label.many
  return [{ path: listPath(name, words), title: i18n.t('search.more', { list }), detail: '', icon: 'more' }]
}
