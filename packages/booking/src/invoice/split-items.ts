import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { vatKindsOf } from '../money/vat-kinds-of.ts'
import { apportion } from './advance.ts'
import type { Item } from './compose-bill.ts'

/** What a payer takes over of a bill. */
export interface TakenPart {
  /** Places of the items that it has whole. */
  readonly lines: readonly number[]
  /** Cents of what no part has whole. */
  readonly amount: number
  /** How the others' bill names it. */
  readonly who: string
}

/** How shares are named on the two bills that they stand on. */
export interface ShareWords {
  /** The share on the bill of who takes it, with the name of its VAT kind. */
  share: (kind: VatKind | null) => Pick<Item, 'name' | 'detail'>
  /** The same, taken off the rest. */
  takenBy: (who: string, kind: VatKind | null) => Pick<Item, 'name' | 'detail'>
}

interface Split {
  parts: Item[][]
  /** What stays with the reservation's payer. */
  rest: Item[]
}

const sumOf = (items: readonly Item[]): number => items.reduce((sum, { amount }) => sum + amount, 0)
const ofKind = (items: readonly Item[], kind: VatKind | null) =>
  sumOf(items.filter(({ vat_kind }) => vat_kind === kind))

/**
 * Divides the items of a bill among payers: whole ones, and shares in cents that are split over the VAT kinds in
 * proportion to what no part has whole, by running sums. Every cent of every kind is in exactly one bill. @returns null
 * where an item is taken twice or does not exist, a part is not above zero, or any bill is below zero in a kind
 */
export function splitItems(
  items: readonly Item[],
  taken: readonly TakenPart[],
  words: ShareWords,
): Split | null {
  const places = taken.flatMap(({ lines }) => lines)
  const isWrong = places.some((place) => !(place in items)) || new Set(places).size < places.length
  const whole = items.filter((_item, place) => !places.includes(place))
  const rest = [...whole]
  const kinds: (VatKind | null)[] = [...vatKindsOf(items), null]
  const parts = taken.map(({ lines, amount, who }) => {
    const own = items.filter((_item, place) => lines.includes(place))
    const bases = kinds.map((kind) => Math.max(0, ofKind(rest, kind)))
    for (const [at, cents] of apportion(amount, bases).entries()) {
      const kind = kinds[at] ?? null
      if (cents === 0) continue
      own.push(piece(cents, kind, words.share(kind)))
      rest.push(piece(-cents, kind, words.takenBy(who, kind)))
    }
    return { own, isWhole: amount === 0 || amount <= bases.reduce((sum, base) => sum + base, 0) }
  })
  const bills = [...parts.map(({ own }) => own), rest]
  const isBelow = bills.some((bill) => kinds.some((kind) => ofKind(bill, kind) < 0))
  if (isWrong || isBelow || parts.some(({ own, isWhole }) => !isWhole || sumOf(own) <= 0)) return null
  return { parts: parts.map(({ own }) => own), rest }
}

const piece = (amount: number, vat_kind: VatKind | null, words: Pick<Item, 'name' | 'detail'>): Item => ({
  kind: amount < 0 ? 'discount' : 'supply',
  ...words,
  quantity: 1,
  unit: 'piece',
  unit_price: amount,
  amount,
  vat_kind,
})
