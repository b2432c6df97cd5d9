import type { KeyboardEvent, ReactNode } from 'react'
import classes from './record-rows.module.css'

interface Props<Item> {
  /** Name of the list. */
  label: string
  items: readonly Item[]
  /** Id of the record that is open beside the list. */
  chosen?: string | null
  /** Another layout of a row than day, who, mark and sum. */
  rowClass?: string | undefined
  onOpen: (id: string) => void
  children: (item: Item) => ReactNode
}

/** Records that open beside their list. Arrow keys, Home and End move the focus among them. */
export function RecordRows<Item extends { id: string }>({
  label,
  items,
  chosen = null,
  rowClass = classes.dated,
  onOpen,
  children,
}: Props<Item>) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className={`${classes.row} ${rowClass}`}
            aria-haspopup="dialog"
            data-chosen={item.id === chosen || undefined}
            onClick={() => onOpen(item.id)}
            onKeyDown={walk}
          >
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  const last = rows.length - 1
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  rows[Math.min(last, Math.max(0, next))]?.focus()
}
