/**
 * The fewest items that show every trait of any item, in their order: repeatedly takes the item with most missing
 * traits.
 */
export function coveringShare<T>(items: readonly T[], traitsOf: (item: T) => readonly string[]): T[] {
  const missing = new Set(items.flatMap(traitsOf))
  const taken = new Set<T>()
  const gain = (item: T) => new Set(traitsOf(item).filter((trait) => missing.has(trait))).size
  while (missing.size > 0) {
    const best = items.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    taken.add(best)
    for (const trait of traitsOf(best)) missing.delete(trait)
  }
  return items.filter((item) => taken.has(item))
}
