import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { GuestCard } from '@dvor/contract/guests/guest-cards.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { Section } from '../../core/page/section.tsx'
import { StateBadge } from '../reservations/state-badge.tsx'
import classes from './guests.module.css'

type Stay = GuestCard['stays'][number]

const groupOf = ({ state }: Stay) => {
  const { isOff, hasArrived, waitsFor } = stateRules[state]
  if (isOff) return 'off'
  return hasArrived && waitsFor === null ? 'past' : 'coming'
}

/** All reservations of the guest: those to come, those that were, and those that did not take place. */
export function CardStays({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('guests.stays')}>
      {stays.length === 0 ? <Text c="dimmed">{t('guests.noStays')}</Text> : null}
      {(['coming', 'past', 'off'] as const).map((group) => {
        const listed = stays.filter((stay) => groupOf(stay) === group)
        return listed.length === 0 ? null : (
          <div key={group} className={classes.group}>
            <Title order={3}>{t(`guests.${group}`)}</Title>
            <ul>
              {listed.map((stay) => (
                <StayRow key={stay.id} stay={stay} />
              ))}
            </ul>
          </div>
        )
      })}
    </Section>
  )
}

function StayRow({ stay }: { stay: Stay }) {
  const { t } = useTranslation()
  const may = useMay()
  const { id, number, state, arrival, departure, units, accepted_at, terms_version } = stay
  const details = [
    units.join(', '),
    may('money.read') && stay.spent !== 0 && t('guests.paid', { amount: formatMoney(stay.spent) }),
    accepted_at && t('guests.terms', { version: terms_version ?? '', when: formatInstant(accepted_at) }),
  ]
  return (
    <li>
      <span>
        <Anchor component={ScreenLink} to={`/reservations/edit/${id}`}>
          {arrival && departure ? formatDayRange(arrival, departure) : number}
        </Anchor>
        <small>{[arrival ? number : null, ...details].filter(Boolean).join(' · ')}</small>
      </span>
      <StateBadge state={state} arrival={arrival} />
    </li>
  )
}
