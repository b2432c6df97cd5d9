import classes from './analytics.module.css'
import { isCompared, Legend } from './bar-chart.tsx'

/** Value of a category, and the same a year earlier. */
export interface ListedBar {
  key: string
  label: string
  now: number
  before: number
  text: string
  /** A secondary value in small type. */
  note?: string
}

/** Horizontal bars with names and values as text. */
export function BarList({ bars }: { bars: readonly ListedBar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]))
  return (
    <>
      <p className={classes.pointed} aria-hidden>
        <Legend isCompared={isCompared(bars)} />
      </p>
      <ul className={classes.list}>
        {bars.map(({ key, label, now, before, text, note }) => (
          <li key={key}>
            <span className={classes.listLabel}>{label}</span>
            <span className={classes.listValue}>
              {text}
              {note ? <small> {note}</small> : null}
            </span>
            <svg className={classes.lying} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden>
              <rect className={classes.now} width={(100 * now) / most} height="8" />
              <rect className={classes.before} y="10" width={(100 * before) / most} height="4" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  )
}
