import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface Props {
  title: string
  /** Fragment of the address that leads to it. */
  id?: string
  /** Stands at the right of the heading. */
  action?: ReactNode
  /** Left out when the page is printed. */
  offPaper?: boolean
  children: ReactNode
}

/** A card of a screen, with its heading. */
export function Section({ title, id, action, offPaper, children }: Props) {
  return (
    <section
      className={`card ${classes.section}`}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title}
      data-off-paper={offPaper || undefined}
    >
      <div className={classes.sectionHead}>
        <Title order={2}>{title}</Title>
        {action}
      </div>
      {children}
    </section>
  )
}
