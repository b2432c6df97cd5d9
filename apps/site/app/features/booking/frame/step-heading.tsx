import type { ReactNode } from 'react'
import classes from '../flow/flow.module.css'

/** Id of every step's heading: the flow moves the focus there when the step changes. */
export const stepHeadingId = 'krok'

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h1 id={stepHeadingId} className={classes.heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
