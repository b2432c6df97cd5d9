import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { listLink } from '../reservations/quick-filters.ts'
import { StateBadge } from '../reservations/state-badge.tsx'
import classes from './dashboard.module.css'

type Count = Dashboard['states'][number]

const course = reservationState.options

/** States in the order of a reservation's life. */
const byCourse = (a: Count, b: Count) => course.indexOf(a.state) - course.indexOf(b.state)

/** The list of a state; of services alone where these are counted apart, and of stays where both are. */
function listOf({ state, services_only }: Count, states: readonly Count[]): string {
  const isSplit = services_only || states.some((one) => one.state === state && one.services_only)
  return listLink({ state: [state], ...(isSplit && { arrival_null: [String(services_only)] }) })
}

/** Number of reservations by state, each with a link to its list. */
export function StatesSection({ data: { states } }: { data: Dashboard }) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.states}`} aria-label={t('dashboard.states')}>
      <Title order={2}>{t('dashboard.states')}</Title>
      {states.length === 0 ? <Text c="dimmed">{t('dashboard.noStates')}</Text> : null}
      <ul>
        {states.toSorted(byCourse).map((one) => (
          <li key={`${one.state} ${one.services_only}`}>
            <ScreenLink to={listOf(one, states)}>
              <StateBadge state={one.state} arrival={one.services_only ? null : undefined} />
              <strong>{one.count}</strong>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
