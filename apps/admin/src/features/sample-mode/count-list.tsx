import { formatNumber } from '@dvor/format/numbers.ts'
import classes from './sample.module.css'

export interface Counted {
  key: string
  label: string
  count: number
}

/** Counts by name; zero counts are left out. */
export function CountList({ rows, none }: { rows: readonly Counted[]; none: string }) {
  const visibleRows = rows.filter(({ count }) => count > 0)
  if (visibleRows.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <dl className={classes.counts}>
      {visibleRows.map(({ key, label, count }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
