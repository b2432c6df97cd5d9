import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../../features/reservations/reservation.module.css'

interface Props {
  title: string
  /** Stands at the right of the heading. */
  action?: ReactNode
  /** Left out when the page is printed. */
  offPaper?: boolean
  children: ReactNode
}

/** One card of the reservation's page. */
export function Section({ title, action, offPaper, children }: Props) {
  return (
    <section className={`card ${classes.section}`} aria-label={title} data-off-paper={offPaper || undefined}>
      <div className={classes.sectionHead}>
        <Title order={2}>{title}</Title>
        {action}
      </div>
      {children}
    </section>
  )
}
