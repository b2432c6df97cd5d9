import type { PlannedResource, ResourceDay } from '@dvor/contract/insight/day-sheets.ts'
import { resources } from '@dvor/contract/collections/services/resources.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Anchor, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reservationPath } from '../reservations/list-cells.tsx'
import { useGuestName } from './guests.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { addPath } from '../../core/records/collection-paths.ts'
import { SheetFrame } from './sheet-frame.tsx'
import classes from './sheets.module.css'
import { useSheetRange } from './use-sheet-range.ts'

/** The plan of shared resources: who uses what at which time, and what is closed, by days. */
export function ResourcePlanPage() {
  const { t } = useTranslation()
  const [range, setRange] = useSheetRange()
  const query = useQuery({
    queryKey: ['resource-plan', range],
    queryFn: async () => unwrap(await client.insight.attempt.resourcePlan(range)),
    placeholderData: keepPreviousData,
  })
  return (
    <SheetFrame sheet="resource-plan" range={range} onRange={setRange} isOld={query.isPlaceholderData}>
      <QueryContent query={query} failed={t('sheets.failed')} height={260}>
        {({ days }) => <Days days={days} />}
      </QueryContent>
    </SheetFrame>
  )
}

function Days({ days }: { days: readonly ResourceDay[] }) {
  const { t } = useTranslation()
  if (days.length === 0)
    return (
      <Text c="dimmed">
        {t('sheets.noResources')}{' '}
        <Anchor component={ScreenLink} to={addPath(resources) ?? '/resources'}>
          {t('sheets.addResource')}
        </Anchor>
      </Text>
    )
  return days.map((one) => <Day key={one.day} {...one} />)
}

function Day({ day, resources: planned }: ResourceDay) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.day}`} aria-label={formatDayLong(day)}>
      <h2>{formatDayLong(day)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheets.resource')}</th>
            <th scope="col">{t('sheets.uses')}</th>
          </tr>
        </thead>
        <tbody>
          {planned.map((one) => (
            <Row key={one.id} resource={one} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const hours = (from: string, to: string) => `${formatTime(from)} – ${formatTime(to)}`

function Row({ resource: { title, quantity, uses, closures, is_overused } }: { resource: PlannedResource }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  return (
    <tr>
      <td>
        <strong>{title}</strong> ({quantity})
        {is_overused && (
          <Text size="sm" c="barn" fw={600}>
            {t('sheets.overused')}
          </Text>
        )}
      </td>
      <td>
        {uses.length + closures.length === 0 && <Text c="dimmed">{t('sheets.free')}</Text>}
        {closures.map(({ time_from, time_to, quantity: away, reason }) => (
          <div key={`${time_from ?? ''} ${reason ?? ''}`} className={classes.extra}>
            {time_from && time_to ? hours(time_from, time_to) : t('sheets.allDay')}:{' '}
            {t('sheets.away', { count: away })} {reason}
          </div>
        ))}
        {uses.map((use) => (
          <div key={`${use.reservation} ${use.time_from} ${use.title}`} className={classes.guest}>
            {hours(use.time_from, use.time_to)}: {use.title}, {persons(use.persons)} ({use.quantity}×){' '}
            <ScreenLink to={reservationPath(use.reservation)}>
              {[use.number, nameOf(use.guest_name)].filter(Boolean).join(' ')}
            </ScreenLink>
          </div>
        ))}
      </td>
    </tr>
  )
}
