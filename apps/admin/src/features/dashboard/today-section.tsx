import { awaits } from '@dvor/booking/reservation/states.ts'
import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { listLink, quickFilters } from '../reservations/quick-filters.ts'
import { StateBadge } from '../reservations/state-badge.tsx'
import { TransitionButton } from '../transitions/transition-button.tsx'
import classes from './dashboard.module.css'
import { DayCard } from './day-card.tsx'
import { GuestRow } from './guest-row.tsx'

/** Today's arrivals, departures, guests in the property, and cleaning. */
export function TodaySection({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  const links = quickFilters(data.today)
  return (
    <div className={classes.today}>
      <DayCard
        title={t('dashboard.arrivals')}
        count={data.arrivals.length}
        to={listLink(links.arriving)}
        empty={t('dashboard.noArrivals')}
      >
        <ul className={classes.people}>
          {data.arrivals.map((one) => (
            <GuestRow
              key={one.id}
              reservation={one}
              action={
                awaits(one.state, 'arrival') ? (
                  <TransitionButton
                    reservation={one}
                    to="checked_in"
                    size="xs"
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
      <Departures data={data} />
      <DayCard
        title={t('dashboard.inHouse')}
        count={data.in_house.reservations}
        to={listLink(links.inHouse)}
        empty={t('dashboard.nobody')}
      >
        <Text>{t('dashboard.inHouseGuests', { guests: countOf(data.in_house.guests, 'guest') })}</Text>
        <Anchor component={ScreenLink} to="/kitchen">
          {t('dashboard.kitchen')}
        </Anchor>
      </DayCard>
      <ToClean data={data} />
    </div>
  )
}

function Departures({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  return (
    <DayCard
      title={t('dashboard.departures')}
      count={data.departures.length}
      to={listLink(quickFilters(data.today).leaving)}
      empty={t('dashboard.noDepartures')}
    >
      <ul className={classes.people}>
        {data.departures.map((one) => (
          <GuestRow
            key={one.id}
            reservation={one}
            action={
              awaits(one.state, 'departure') ? (
                <TransitionButton
                  reservation={one}
                  to="completed"
                  size="xs"
                  variant="light"
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
                {t(unit.is_free ? 'dashboard.cleanNow' : 'dashboard.cleanLater')}
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
