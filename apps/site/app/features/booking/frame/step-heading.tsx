import type { ReactNode } from 'react'
import classes from '../flow/flow.module.css'

/** Id of every step's heading, which receives the focus when the step changes. */
export const stepHeadingId = 'krok'

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h1 id={stepHeadingId} className={classes.heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
