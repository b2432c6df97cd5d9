import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime, timeIn, todayIn } from '@dvor/format/instants.ts'
import { nbsp } from '@dvor/format/language.ts'
import { workingTime, type Sower } from '../seed/sower.ts'
import type { Permission } from './schemas.ts'

/** The nine permissions of docs/demo-layer.md and the roles that have them. */
const plan: readonly (readonly [name: string, assignedTo: Permission['assignedTo']])[] = [
  ['Management', ['administrator']],
  ['Manage Billing & Roles', ['administrator']],
  ['Add & Remove Users', ['administrator', 'manager']],
  ['Project Planning', ['administrator', 'user', 'support']],
  ['Manage Email Sequences', ['administrator', 'user', 'support']],
  ['Client Communication', ['administrator', 'manager']],
  ['Only View', ['administrator', 'restricted-user']],
  ['Financial Management', ['administrator', 'manager']],
  ["Manage Others' Tasks", ['administrator', 'support']],
]

/** A moment as day, month, year and time; with plain spaces, so that it can be typed into the search. */
export function createdText(moment: Date | string): string {
  const text = `${formatDay(todayIn(moment), 'en')}, ${formatTime(timeIn(moment), 'en')}`
  return text.replaceAll(nbsp, ' ')
}

/** The permissions of the sample: the first was made 30 days ago, each further one 30 days earlier. */
export function seedPermissions({ draw, moment }: Sower): { permissions: Permission[] } {
  const permissions = plan.map(([name, assignedTo], index) => ({
    id: index + 1,
    name,
    assignedTo,
    createdDate: createdText(moment(-30 * (index + 1), workingTime(draw))),
  }))
  return { permissions }
}
