/** Slovak order: č after c, ch after h, accents told apart, numbers by their value. */
const collator = new Intl.Collator('sk', { numeric: true })

/** Compares two texts as a Slovak dictionary would. */
export const compareText = (a: string, b: string): number => collator.compare(a, b)

/** A sorted copy, by the text that `textOf` reads from each. */
export function sortedByText<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => compareText(textOf(a), textOf(b)))
}
