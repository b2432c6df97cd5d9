import type { Sower } from '../seed/sower.ts'
import type { Suggestion } from './schemas.ts'

const beginnings = [
  'Growing',
  'Baking',
  'Painting',
  'Mending',
  'Planting',
  'Storing',
  'Drying',
  'Choosing',
  'Carving',
  'Weaving',
]
const endings = [
  'Apples',
  'Baskets',
  'Bread',
  'Fences',
  'Herbs',
  'Lavender',
  'Nuts',
  'Pumpkins',
  'Roses',
  'Wool',
]

/** 100 titles of an imaginary library of handbooks, each with a rank of its own. */
export function seedAutocomplete({ draw }: Sower): { titles: Suggestion[] } {
  const titles = beginnings.flatMap((beginning) => endings.map((ending) => `${beginning} ${ending}`))
  const ranks = draw.some(
    titles.map((_, index) => index + 1),
    titles.length,
  )
  return { titles: titles.map((title, index) => ({ title, rank: ranks[index] ?? 0, id: index + 1 })) }
}
