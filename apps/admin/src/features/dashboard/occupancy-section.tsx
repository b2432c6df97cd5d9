import { bookedStates } from '@dvor/booking/reservation/states.ts'
import type { Dashboard, OccupancyDay } from '@dvor/contract/insight/dashboard.ts'
import { formatDay, formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { Table, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { listLink } from '../reservations/quick-filters.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import classes from './dashboard.module.css'
import { lettable, shareOf, wholePercent } from './occupancy-share.ts'

/** Occupancy of the coming nights as bars, and as a table for screen readers. */
export function OccupancySection({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  const { units, occupancy } = data
  return (
    <section className={`card ${classes.occupancy}`} aria-label={t('dashboard.occupancy')}>
      <div className={classes.occupancyHead}>
        <Title order={2}>{t('dashboard.occupancy')}</Title>
        <strong>{t('dashboard.occupancyAll', { percent: formatPercent(wholePercent(data)) })}</strong>
      </div>
      <ol className={classes.bars}>
        {occupancy.map((night) => (
          <Bar key={night.day} units={units} night={night} />
        ))}
      </ol>
      <p className={classes.legend}>{t('dashboard.weekendNights')}</p>
      <details>
        <summary>{t('dashboard.occupancyTable')}</summary>
        <OccupancyTable data={data} />
      </details>
    </section>
  )
}

function nightText(units: number, night: OccupancyDay): string {
  const { t } = i18n
  const { day, taken, closed } = night
  const words = t('dashboard.occupancyNight', { day: formatDay(day), taken, free: lettable(units, night) })
  return closed > 0 ? words + t('dashboard.occupancyClosed', { closed }) : words
}

const weekendNights: readonly number[] = [5, 6]
const monday = 1

/** The bar of one night, with a link to the reservations of that night. */
function Bar({ units, night }: { units: number; night: OccupancyDay }) {
  const weekday = weekdayOf(night.day)
  const there = { arrival_lte: [night.day], departure_gt: [night.day], state_in: bookedStates }
  const text = nightText(units, night)
  return (
    <li data-weekend={weekendNights.includes(weekday) || undefined}>
      <ScreenLink to={listLink(there)} aria-label={text} title={text}>
        <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden>
          <rect className={classes.barBack} width="10" height="100" />
          <rect
            className={classes.barFill}
            y={100 - 100 * shareOf(units, night)}
            width="10"
            height={100 * shareOf(units, night)}
          />
        </svg>
        <span aria-hidden>{weekday === monday ? formatDayMonth(night.day) : ''}</span>
      </ScreenLink>
    </li>
  )
}

function OccupancyTable({ data: { units, occupancy } }: { data: Dashboard }) {
  const { t } = useTranslation()
  return (
    <Table mt="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('dashboard.night')}</Table.Th>
          <Table.Th ta="right">{t('dashboard.taken')}</Table.Th>
          <Table.Th ta="right">{t('dashboard.closed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {occupancy.map((night) => (
          <Table.Tr key={night.day}>
            <Table.Td>{formatDay(night.day)}</Table.Td>
            <Table.Td ta="right">
              {night.taken} / {lettable(units, night)}
            </Table.Td>
            <Table.Td ta="right">{night.closed}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
