import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import classes from './dashboard.module.css'

interface Props {
  title: string
  count: number
  /** Path of the filtered list behind the number. */
  to?: string
  /** Text for an empty card. */
  empty: string
  isUrgent?: boolean
  children?: ReactNode
}

/** A card with a number that links to its list, and the guests behind it. */
export function DayCard({ title, count, to, empty, isUrgent = false, children }: Props) {
  const label = (
    <>
      <span className={classes.number}>{count}</span>
      {title}
    </>
  )
  return (
    <section
      className={`card ${classes.dayCard}`}
      aria-label={title}
      data-urgent={(isUrgent && count > 0) || undefined}
    >
      <Title order={2} className={classes.dayTitle}>
        {to ? <ScreenLink to={to}>{label}</ScreenLink> : <span>{label}</span>}
      </Title>
      {count === 0 ? <Text c="dimmed">{empty}</Text> : children}
    </section>
  )
}
