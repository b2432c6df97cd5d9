import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listLink } from '../reservations/quick-filters.ts'
import { StateBadge } from '../reservations/state-badge.tsx'
import classes from './dashboard.module.css'

const course = reservationState.options

/** States in the order of a reservation's life. */
const byCourse = (a: Dashboard['states'][number], b: Dashboard['states'][number]) =>
  course.indexOf(a.state) - course.indexOf(b.state)

/** Number of reservations by state, each with a link to its list. */
export function StatesSection({ data: { states } }: { data: Dashboard }) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.states}`} aria-label={t('dashboard.states')}>
      <Title order={2}>{t('dashboard.states')}</Title>
      {states.length === 0 ? <Text c="dimmed">{t('dashboard.noStates')}</Text> : null}
      <ul>
        {states.toSorted(byCourse).map(({ state, count }) => (
          <li key={state}>
            <Link to={listLink({ state: [state] })}>
              <StateBadge state={state} />
              <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
