import { foldText } from '@dvor/format/slug.ts'
import type { Draw } from './draw.ts'
import { avatar } from './pictures.ts'

/** Somebody of the sample world; nobody of these lives anywhere. */
export interface Person {
  fullName: string
  username: string
  email: string
  /** Drawn portrait, an SVG data address. */
  avatar: string
}

const women = [
  'Alžbeta',
  'Barbora',
  'Dorota',
  'Emma',
  'Hana',
  'Jana',
  'Katarína',
  'Lucia',
  'Mária',
  'Nina',
  'Petra',
  'Zuzana',
  'Martha',
  'Olivia',
  'Sofia',
]
const men = [
  'Adam',
  'Boris',
  'Daniel',
  'Filip',
  'Igor',
  'Jakub',
  'Kamil',
  'Marek',
  'Ondrej',
  'Peter',
  'Samuel',
  'Tomáš',
  'Oscar',
  'Victor',
  'William',
]
const familyNames = [
  ['Hudák', 'Hudáková'],
  ['Kováč', 'Kováčová'],
  ['Lipa', 'Lipová'],
  ['Mlynár', 'Mlynárová'],
  ['Novotný', 'Novotná'],
  ['Orech', 'Orechová'],
  ['Potočný', 'Potočná'],
  ['Rybár', 'Rybárová'],
  ['Sedlák', 'Sedláková'],
  ['Šípka', 'Šípková'],
  ['Tesár', 'Tesárová'],
  ['Včelár', 'Včelárová'],
  ['Zeman', 'Zemanová'],
  ['Ambrose', 'Ambrose'],
  ['Fielding', 'Fielding'],
  ['Hartley', 'Hartley'],
  ['Meadows', 'Meadows'],
] as const

const everybody: readonly string[] = familyNames.flatMap(([his, hers]) => [
  ...women.map((name) => `${name} ${hers}`),
  ...men.map((name) => `${name} ${his}`),
])

const domains = ['example.com', 'example.org', 'example.net']

/** A person by name, with a mail address under a domain that never receives mail. */
export function personNamed(fullName: string, draw: Draw): Person {
  const username = foldText(fullName).replaceAll(' ', '.')
  return { fullName, username, email: `${username}@${draw.pick(domains)}`, avatar: avatar(fullName) }
}

/** So many different people; there are 510. */
export function drawPeople(draw: Draw, count: number): Person[] {
  return draw.some(everybody, count).map((name) => personNamed(name, draw))
}

/** One person of many. */
export function drawPerson(draw: Draw): Person {
  return personNamed(draw.pick(everybody), draw)
}
