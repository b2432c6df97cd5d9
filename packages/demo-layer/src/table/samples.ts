import { drawPeople } from '../seed/people.ts'
import type { Sower } from '../seed/sower.ts'
import type { Employee } from './schemas.ts'

const count = 100

const posts = [
  'Gardener',
  'Baker',
  'Cheese Maker',
  'Receptionist',
  'Accountant',
  'Housekeeper',
  'Electrician',
  'Forester',
  'Cook',
  'Guide',
]
const cities = ['Lipovec', 'Bratislava', 'Košice', 'Brno', 'Žilina', 'Graz', 'Bristol', 'Prešov']

/** A hundred employees; their status is a number from 1 to 5. */
export function seedTable({ draw, day }: Sower): { rows: Employee[] } {
  const rows = drawPeople(draw, count).map((person, index) => {
    const years = draw.int(1, 15)
    return {
      responsive_id: '',
      id: index + 1,
      avatar: draw.chance(0.6) ? person.avatar : '',
      full_name: person.fullName,
      post: draw.pick(posts),
      email: person.email,
      city: draw.pick(cities),
      start_date: day(-365 * years - draw.int(0, 364)),
      salary: `$${draw.int(10_000, 24_999)}.${String(draw.int(0, 99)).padStart(2, '0')}`,
      age: String(draw.int(20, 66)),
      experience: years === 1 ? '1 Year' : `${years} Years`,
      status: (index % 5) + 1,
    }
  })
  return { rows }
}
