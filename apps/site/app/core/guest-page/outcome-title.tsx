import type { ComponentProps } from 'react'
import classes from './outcome-title.module.css'

interface OutcomeTitleProps extends ComponentProps<'h1'> {
  /** How it went: done, still awaited, or failed. */
  outcome: 'done' | 'awaited' | 'failed'
}

/** The heading of a page after an order or a sent form, under a mark of how it went. */
export function OutcomeTitle({ outcome, children, ...heading }: OutcomeTitleProps) {
  return (
    <h1 {...heading} className={classes.title} data-outcome={outcome}>
      {children}
    </h1>
  )
}
