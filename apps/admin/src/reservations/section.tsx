import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './reservation.module.css'

interface Props {
  title: string
  /** Stands at the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** One card of the reservation's page. */
export function Section({ title, action, children }: Props) {
  return (
    <section className={`card ${classes.section}`} aria-label={title}>
      <div className={classes.sectionHead}>
        <Title order={2}>{title}</Title>
        {action}
      </div>
      {children}
    </section>
  )
}
