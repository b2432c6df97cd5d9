import { drawPeople } from '../seed/people.ts'
import type { Sower } from '../seed/sower.ts'
import { billings, plans, roles, statuses, type User } from './schemas.ts'

const count = 50

const companies = [
  'Lime Tree Dairy',
  'Mill & Sons',
  'Forest Hives',
  'Riverbank Print',
  'Old Barn Studio',
  'Hilltop Foods',
]
const countries = ['Slovakia', 'Czechia', 'Austria', 'Poland', 'Hungary', 'Germany', 'United Kingdom']
const colors = ['primary', 'success', 'warning', 'danger', 'info', 'secondary']

/** Fifty users; every role, plan, status and kind of billing occurs. */
export function seedUsers({ draw }: Sower): { users: User[] } {
  const users = drawPeople(draw, count).map((person, index) => ({
    id: index + 1,
    billing: billings[index % billings.length] ?? 'Auto Debit',
    fullName: person.fullName,
    company: draw.pick(companies),
    role: roles[index % roles.length] ?? 'subscriber',
    username: person.username,
    country: draw.pick(countries),
    contact: `(${draw.int(200, 989)}) 555-0${draw.int(100, 199)}`,
    email: person.email,
    currentPlan: draw.pick(plans),
    status: draw.pick(statuses),
    avatar: draw.chance(0.7) ? person.avatar : '',
    avatarColor: draw.pick(colors),
  }))
  return { users }
}
