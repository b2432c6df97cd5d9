import type { Row } from '../../core/fields/use-rows.ts'

const lastAge = 17

export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])

/** Whether children of the band take no place; bands that do not say so: those of 0 %. */
export const isWithoutBed = (row: Row): boolean =>
  typeof row['no_bed'] === 'boolean' ? row['no_bed'] : row['percent'] === 0

/** A band that begins after the last one. */
export function newBand(rows: readonly Row[]): Row {
  const ends = rows.map((row) => row['up_to_age']).filter((age) => typeof age === 'number')
  const from_age = Math.min(lastAge, Math.max(-1, ...ends) + 1)
  return { label: '', from_age, up_to_age: '', percent: 50, base_percent: 100, amount: null, no_bed: false }
}

/** Names of bands with a bed whose children pay less than younger ones on the same kind of bed. */
export function cheaperBands(rows: readonly Row[]): string[] {
  const withBed = rows
    .filter((row) => typeof row['up_to_age'] === 'number' && !isWithoutBed(row))
    .toSorted((a, b) => Number(a['up_to_age']) - Number(b['up_to_age']))
  return withBed.flatMap((row, index) => {
    const younger = withBed[index - 1]
    return younger && paysLess(row, younger) ? [String(row['label'])] : []
  })
}

function paysLess(older: Row, younger: Row): boolean {
  const isLess = (key: string, usual: number | null) => {
    const [ownValue, other] = [older[key] ?? usual, younger[key] ?? usual]
    return typeof ownValue === 'number' && typeof other === 'number' && ownValue < other
  }
  const byAmount = typeof older['amount'] === 'number' || typeof younger['amount'] === 'number'
  return isLess('base_percent', 100) || (byAmount ? isLess('amount', null) : isLess('percent', null))
}
