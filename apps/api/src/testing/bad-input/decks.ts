import type { Random } from './random.ts'

/**
 * Deals the items of lists in random order, each item once before any is repeated, so that even a short run uses every
 * kind of bad value, spread over the operations and fields.
 */
export class Decks {
  readonly #left = new Map<readonly unknown[], unknown[]>()

  /** The next item of the list, or undefined for an empty one. */
  deal<T>(list: readonly T[], random: Random): T | undefined {
    const left = (this.#left.get(list) as T[] | undefined) ?? []
    if (left.length === 0) left.push(...list)
    this.#left.set(list, left)
    return left.splice(random.whole(0, left.length - 1), 1)[0]
  }
}
