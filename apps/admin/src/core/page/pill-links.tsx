import type { ReactNode } from 'react'
import classes from './pill-links.module.css'

interface Props {
  /** Name for screen readers. */
  label: string
  /** Links; the current one has `aria-current`. */
  children: ReactNode
}

/** Links between screens that belong together, above each of them. */
export function PillLinks({ label, children }: Props) {
  return (
    <nav className={classes.links} aria-label={label}>
      {children}
    </nav>
  )
}
