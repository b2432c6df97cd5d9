import reservationClasses from '../styles/reservation.module.css'

/** A sum with its name; the text holds the currency. */
interface SumRow {
  name: string
  text: string
}

/** Sums beside each other, each below its name. */
export function SumList({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className={reservationClasses.balance}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
