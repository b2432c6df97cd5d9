import type { StoredProperty } from '../../faults/kept-bookings.ts'

/** Values that the mistake changes, as they were before. */
export interface Untouched {
  prices: number
}

export async function countPrices({ rows }: Pick<StoredProperty, 'rows'>): Promise<Untouched> {
  const [row] = await rows<Untouched>('select count(*)::int as prices from prices')
  return { prices: row?.prices ?? 0 }
}

/** An owner's mistake with psql: all prices are deleted, all reservations cancelled. */
export async function makeMistake({ rows }: Pick<StoredProperty, 'rows'>): Promise<void> {
  await rows(
    'with gone as (delete from prices) update reservations set state = $$cancelled$$ where number is not null',
  )
}

/** The traces of the mistake in a property. */
export async function tracesOfMistake(
  { rows }: Pick<StoredProperty, 'rows'>,
  untouched: Untouched,
): Promise<string[]> {
  const { prices } = await countPrices({ rows })
  const cancelled = await rows<{ n: number }>(
    'select count(*)::int as n from reservations where state = $$cancelled$$',
  )
  const n = cancelled[0]?.n ?? 0
  return [
    ...(prices === untouched.prices ? [] : [`${prices} of ${untouched.prices} prices are left`]),
    ...(n === 0 ? [] : [`${n} reservations are cancelled`]),
  ]
}
