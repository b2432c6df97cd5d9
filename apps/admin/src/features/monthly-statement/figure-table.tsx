import { formatMoney } from '@dvor/format/money.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './statement.module.css'

interface Figures {
  key: string
  name: ReactNode
  /** Cents, unless they are texts. */
  cells: readonly (number | string)[]
  /** A sum of the rows above. */
  isTotal?: boolean
}

interface FigureTableProps {
  title: string
  /** Name of the first column, then one for each cell. */
  head: readonly string[]
  rows: readonly Figures[]
}

/** A part of the statement: its title, and a table of figures; nothing without rows. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={`card ${classes.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, isTotal }) => (
            <tr key={key} data-total={isTotal || undefined}>
              <th scope="row">{name}</th>
              {cells.map((value, index) => (
                <td key={head[index + 1]}>{typeof value === 'number' ? formatMoney(value) : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
