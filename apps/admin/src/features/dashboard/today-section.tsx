import { awaits } from '@dvor/booking/reservation/states.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { ReadyLetter } from '../letters/ready-letter.tsx'
import { RoomReady } from '../housekeeping/room-ready.tsx'
import { listLink, quickFilters } from '../reservations/quick-filters.ts'
import { StateBadge } from '../reservations/state-badge.tsx'
import { TransitionButton } from '../transitions/transition-button.tsx'
import { DayCard } from './day-card.tsx'
import { IfMay } from '../../core/client/if-may.tsx'
import { InHouse } from './in-house.tsx'
import { GuestRow } from './guest-row.tsx'
import classes from './dashboard.module.css'

/** Today's arrivals, departures, guests in the property, and cleaning. */
export function TodaySection({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  const links = quickFilters(data.today)
  return (
    <div className={classes.today}>
      <People
        title={t('dashboard.arrivals')}
        empty={t('dashboard.noArrivals')}
        to={listLink(links.arriving)}
        people={data.arrivals}
        awaited="arrival"
      />
      <People
        title={t('dashboard.departures')}
        empty={t('dashboard.noDepartures')}
        to={listLink(links.leaving)}
        people={data.departures}
        awaited="departure"
      />
      <DayCard
        title={t('dashboard.inHouse')}
        count={data.in_house.reservations}
        to={listLink(links.inHouse)}
        empty={t('dashboard.nobody')}
      >
        <Text>{t('dashboard.inHouseGuests', { guests: countOf(data.in_house.guests, 'guest') })}</Text>
        <IfMay permission="reservations.edit">
          <InHouse />
        </IfMay>
        <Anchor component={ScreenLink} to="/kitchen">
          {t('dashboard.kitchen')}
        </Anchor>
      </DayCard>
      <ToClean data={data} />
    </div>
  )
}

const toldOf = ({ id, guest_name, guest_email, guest_phone }: Dashboard['arrivals'][number]) => ({
  reservation: id,
  guest: guest_name ?? '',
  email: guest_email ?? null,
  phone: guest_phone ?? null,
})

interface PeopleProps {
  title: string
  empty: string
  /** The same guests in the list of reservations. */
  to: string
  people: Dashboard['arrivals'] | Dashboard['departures']
  awaited: 'arrival' | 'departure'
}

/** Guests who come or leave today; each is checked in or out in one step. */
function People({ title, empty, to, people, awaited }: PeopleProps) {
  return (
    <DayCard title={title} count={people.length} to={to} empty={empty}>
      <ul className={classes.people}>
        {people.map((one) => (
          <GuestRow
            key={one.id}
            reservation={one}
            ready={
              awaited === 'arrival' ? (
                <RoomReady
                  codes={one.unit_codes}
                  whenReady={awaits(one.state, 'arrival') ? <ReadyLetter {...toldOf(one)} /> : null}
                />
              ) : null
            }
            action={
              awaits(one.state, awaited) ? (
                <TransitionButton
                  reservation={one}
                  to={awaited === 'arrival' ? 'checked_in' : 'completed'}
                  size="xs"
                  variant={awaited === 'arrival' ? 'filled' : 'light'}
                  label={one.guest_name ?? ''}
                />
              ) : (
                <StateBadge state={one.state} arrival={one.arrival} />
              )
            }
          />
        ))}
      </ul>
    </DayCard>
  )
}

function ToClean({ data: { to_clean } }: { data: Dashboard }) {
  const { t } = useTranslation()
  return (
    <DayCard
      title={t('dashboard.toClean')}
      count={to_clean.length}
      to="/housekeeping"
      empty={t('dashboard.nothingToClean')}
    >
      <ul className={classes.people}>
        {to_clean.map((unit) => (
          <li key={unit.id}>
            <span className={classes.codes}>{unit.code}</span>
            <span className={classes.who}>
              <span>{unit.title}</span>
              <small>
                <RoomReady codes={[unit.code]}>
                  {t(unit.is_free ? 'dashboard.cleanNow' : 'dashboard.cleanLater')}
                </RoomReady>
                {unit.is_next_today ? (
                  <strong className={classes.urgent}> · {t('dashboard.nextToday')}</strong>
                ) : null}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </DayCard>
  )
}
