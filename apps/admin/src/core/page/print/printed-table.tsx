import { formatInstant } from '@dvor/format/instants.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSettings } from '../../property/use-settings.ts'
import classes from './printed-table.module.css'

interface PrintedTableProps {
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  onDone: () => void
}

/** A table on paper; rendered alone while it is printed. */
export function PrintedTable({ title, heads, rows, onDone }: PrintedTableProps) {
  const settings = useSettings()
  const [printedAt] = useState(() => new Date())
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  const address = [settings?.business_name, settings?.street, settings?.postal_code, settings?.city]
  return createPortal(
    <div className={classes.sheet} aria-hidden>
      <h1>{title}</h1>
      <p>
        {address.filter(Boolean).join(', ')} · {formatInstant(printedAt)}
      </p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
