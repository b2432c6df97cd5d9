import type { Sower } from '../seed/sower.ts'
import type { SelectOption } from './schemas.ts'

const beginnings = [
  'The Last',
  'A Quiet',
  'Beyond the',
  'Return to the',
  'Letters from the',
  'The Secret',
  'Under the',
  'Seven Days at the',
  'Song of the',
  'The Longest',
]
const endings = [
  'Orchard',
  'Harbour',
  'Mountain',
  'Winter',
  'Miller',
  'Meadow',
  'Railway',
  'Lighthouse',
  'Beekeeper',
  'Valley',
]

/** 100 film titles that nobody has filmed. */
export function seedSelect({ draw }: Sower): { options: SelectOption[] } {
  const titles = beginnings.flatMap((beginning) => endings.map((ending) => `${beginning} ${ending}`))
  const options = draw
    .some(titles, titles.length)
    .map((title, index) => ({ id: index + 1, value: title, label: title }))
  return { options }
}
