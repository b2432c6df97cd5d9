import { declaredText } from '../../core/texts/declared.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import {
  hitsPerGroup,
  type SearchAnswer,
  type SearchGroupName,
  type SearchHit,
} from '@dvor/contract/insight/search.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { stateLabel } from '../../features/reservations/state-badge.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import type { Recent } from './recent.ts'

/** An entry of the search: a page, an action or a record that can be opened. */
export type Entry = Recent

export interface EntryGroup {
  readonly key: string
  readonly label: string
  readonly entries: readonly Entry[]
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
  name === 'guests' ? i18n.t('search.guests') : declaredText(collections[name].label.many)

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
  const parts = stay ? [stay.number, termOf(stay), stateLabel(stay.state, stay.arrival), detail] : [detail]
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
  const list = declaredText(collections[name].label.many)
  return [{ path: listPath(name, words), title: i18n.t('search.more', { list }), detail: '', icon: 'more' }]
}
