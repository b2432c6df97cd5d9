import type { ReactNode } from 'react'

/** Id of every step's heading: the flow moves the focus there when the step changes. */
export const stepHeadingId = 'krok'

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h1 id={stepHeadingId} className="flow__heading" tabIndex={-1}>
      {children}
    </h1>
  )
}
