import type { HousekeepingDay } from '@dvor/contract/insight/day-sheets.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { usePerson } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { SheetFrame } from '../day-sheets/sheet-frame.tsx'
import sheet from '../day-sheets/sheets.module.css'
import { useSheetRange } from '../day-sheets/use-sheet-range.ts'
import classes from './housekeeping.module.css'
import { RoomRow } from './room-row.tsx'
import { useRooms } from './use-rooms.ts'

/** The rooms to clean by days: for the thumb of who cleans, for the desk of who plans, and for paper. */
export function HousekeepingPage() {
  const { t } = useTranslation()
  const [range, setRange] = useSheetRange()
  const [isMine, setMine] = useState(false)
  const query = useQuery({
    queryKey: ['housekeeping-sheet', range],
    queryFn: async () => unwrap(await client.insight.attempt.housekeeping(range)),
    placeholderData: keepPreviousData,
  })
  const choices = [
    { name: 'all', label: t('housekeeping.all'), isChosen: !isMine },
    { name: 'mine', label: t('housekeeping.mine'), isChosen: isMine },
  ] as const
  return (
    <SheetFrame
      sheet="housekeeping"
      range={range}
      onRange={setRange}
      isOld={query.isPlaceholderData}
      tools={
        <QuickChoices
          label={t('housekeeping.whose')}
          choices={choices}
          onChoose={(name) => setMine(name === 'mine')}
        />
      }
    >
      <QueryContent query={query} failed={t('sheets.failed')} height={260}>
        {({ days }) => days.map((one) => <Day key={one.day} of={one} isMine={isMine} />)}
      </QueryContent>
    </SheetFrame>
  )
}

function Day({ of: { day, units }, isMine }: { of: HousekeepingDay; isMine: boolean }) {
  const { t } = useTranslation()
  const isToday = useToday() === day
  const me = usePerson()?.id
  const rooms = useRooms()
  const rows = isMine ? units.filter(({ plan }) => plan.cleaner === me) : units
  const order = units.map(({ id }) => id)
  const isDone = (id: string) => ['clean', 'checked'].includes(rooms.get(id)?.state ?? '')
  return (
    <section className={`card ${sheet.day}`} aria-label={formatDayLong(day)}>
      <h2>
        {formatDayLong(day)}
        {isToday && rows.length > 0 ? (
          <small className={classes.progress}>
            {t('housekeeping.progress', {
              done: rows.filter(({ id }) => isDone(id)).length,
              all: rows.length,
            })}
          </small>
        ) : null}
      </h2>
      {rows.length === 0 ? (
        <Text c="dimmed">{t(isMine ? 'housekeeping.nothingMine' : 'housekeeping.nothing')}</Text>
      ) : (
        <ul className={classes.rooms}>
          {rows.map((row) => (
            <RoomRow
              key={row.id}
              of={{ day, row }}
              room={isToday ? rooms.get(row.id) : undefined}
              order={order}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
