import { isFinished } from '@dvor/booking/reservation/states.ts'
import type { HousekeepingDay, HousekeepingUnit, UnitGuests } from '@dvor/contract/insight/day-sheets.ts'
import { formatDay, formatDayLong } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { GuestLink, GuestNotes, partyWithAges, useGuestName } from './guests.tsx'
import { SheetFrame } from './sheet-frame.tsx'
import classes from './sheets.module.css'
import { useSheetRange } from './use-sheet-range.ts'

/** Housekeeping's list: units with a departure, an arrival or guests who stay, by days. */
export function HousekeepingPage() {
  const { t } = useTranslation()
  const [range, setRange] = useSheetRange()
  const query = useQuery({
    queryKey: ['housekeeping-sheet', range],
    queryFn: async () => unwrap(await client.insight.attempt.housekeeping(range)),
    placeholderData: keepPreviousData,
  })
  return (
    <SheetFrame sheet="housekeeping" range={range} onRange={setRange} isOld={query.isPlaceholderData}>
      <QueryContent query={query} failed={t('sheets.failed')} height={260}>
        {({ days }) => days.map((one) => <Day key={one.day} {...one} />)}
      </QueryContent>
    </SheetFrame>
  )
}

function Day({ day, units }: HousekeepingDay) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.day}`} aria-label={formatDayLong(day)}>
      <h2>{formatDayLong(day)}</h2>
      {units.length === 0 ? (
        <Text c="dimmed">{t('sheets.nothing')}</Text>
      ) : (
        <table>
          <thead>
            <tr>
              {(['unit', 'work', 'coming', 'extras', 'wishes'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`sheets.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <Row key={unit.id} unit={unit} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The work of housekeeping in the unit on that day. */
const workOf = ({ departing, arriving }: HousekeepingUnit) =>
  departing && arriving ? 'changeover' : departing ? 'departure' : arriving ? 'arrival' : 'stayOver'

function Row({ unit }: { unit: HousekeepingUnit }) {
  const { t } = useTranslation()
  const { departing, arriving, staying } = unit
  const work = workOf(unit)
  // The guests for whom the unit is prepared.
  const prepared = arriving ?? staying
  return (
    <tr>
      <td>
        <strong>{unit.code}</strong> {unit.title}
      </td>
      <td>
        <span className={classes.work} data-work={work}>
          {t(`sheets.${work}`)}
        </span>
      </td>
      <td>
        {departing ? (
          <Guests kind={isFinished(departing.state) ? 'left' : 'leaving'} guests={departing} />
        ) : null}
        {arriving ? <Guests kind="arriving" guests={arriving} /> : null}
        {staying ? <Guests kind="staying" guests={staying} /> : null}
        <Next unit={unit} />
      </td>
      <td>
        {prepared ? (
          <>
            <div>{partyWithAges(prepared)}</div>
            {unit.beds ? <small>{unit.beds}</small> : null}
            {prepared.services.map(({ title, quantity }) => (
              <div key={title} className={classes.extra}>
                {title} {quantity}×
              </div>
            ))}
          </>
        ) : (
          <small>{unit.beds}</small>
        )}
      </td>
      <td>{prepared ? <GuestNotes guests={prepared} /> : null}</td>
    </tr>
  )
}

function Guests({ kind, guests }: { kind: 'leaving' | 'left' | 'arriving' | 'staying'; guests: UnitGuests }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const label =
    kind === 'arriving' && guests.arrival_time
      ? t('sheets.arrivingAt', { time: formatTime(guests.arrival_time), who: '' })
      : t(`sheets.${kind}`, { day: formatDay(guests.departure), who: '' })
  return (
    <div>
      {nameOf(guests.guest_name) ? label : label.replace(/:\s*$/, '')} <GuestLink guests={guests} />
    </div>
  )
}

/** The next arrival on a later day; where guests arrive on this day, the next ones do not matter. */
function Next({ unit: { next, arriving } }: { unit: HousekeepingUnit }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  if (arriving) return null
  if (!next) return <small>{t('sheets.noNext')}</small>
  const who = [nameOf(next.guest_name), partyWithAges(next)].filter(Boolean).join(', ')
  return <small>{t('sheets.next', { day: formatDay(next.arrival), who })}</small>
}
