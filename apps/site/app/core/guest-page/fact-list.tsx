import classes from './fact-list.module.css'

/** Facts of what was sent, each by its name; those without a value are left out. */
export function FactList({ rows }: { rows: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
