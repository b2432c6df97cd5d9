import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { Button, Drawer, Skeleton, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useChartView } from '../tape-chart/model/use-chart-view.ts'
import type { View } from '../tape-chart/model/view.ts'
import { Toolbar } from '../tape-chart/toolbar.tsx'
import classes from './calendar.module.css'
import { ChangeList } from './changes/change-list.tsx'
import { Grid } from './grid/grid.tsx'
import { Legend } from './grid/legend.tsx'
import { usePaint } from './grid/use-paint.ts'
import { spanText, unitsText } from './model/change-text.ts'
import { areaOf, type Area, type Selection } from './model/selection.ts'
import { usePriceCalendar } from './model/use-price-calendar.ts'
import { CopySeason } from './panel/copy-season.tsx'
import { EditPanel } from './panel/edit-panel.tsx'
import { DayList } from './phone/day-list.tsx'
import dayList from './phone/day-list.module.css'

/** The price calendar: units by days, with changes in bulk, their effect and their undo. */
export function PriceCalendarPage() {
  const { t } = useTranslation()
  const { view, setView, today } = useChartView()
  const { data: calendar, error, refetch } = usePriceCalendar(view)
  const units = calendar?.units ?? []
  const titleOf = (id: string) => units.find((unit) => unit.id === id)?.title
  return (
    <>
      <PageHead title={t('priceCalendar.title')}>
        <CopySeason units={units} version={calendar?.version ?? null} />
        <ChangeList titleOf={titleOf} />
      </PageHead>
      <Text c="dimmed" mb="md">
        {t('priceCalendar.lead')}
      </Text>
      <Toolbar view={view} today={today} onChange={setView} />
      {!calendar && error ? (
        <ErrorNote error={error} title={t('priceCalendar.failed')} onRetry={() => void refetch()} />
      ) : null}
      {!calendar && !error ? <Skeleton height={480} radius="lg" /> : null}
      {calendar && units.length === 0 ? <NoUnits /> : null}
      {calendar && units.length > 0 ? (
        <Calendar calendar={calendar} view={view} setView={setView} today={today} />
      ) : null}
    </>
  )
}

interface Props {
  calendar: PriceCalendar
  view: View
  setView: (view: View) => void
  today: string
}

function Calendar({ calendar, view, setView, today }: Props) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const { units } = calendar
  const textOf = (selection: Selection) => describe(areaOf(selection), units)
  const paint = usePaint({ row: 0, day: today < view.from ? view.from : today }, (selection) =>
    t('priceCalendar.selected', textOf(selection)),
  )
  const panel = useRef<HTMLDivElement>(null)
  const area = paint.selection && areaOf(paint.selection)
  const edit = area ? (
    <EditPanel area={area} units={units} version={calendar.version} onKept={() => undefined} />
  ) : null
  const live = (
    <output aria-live="polite" className="hidden-text">
      {paint.said}
    </output>
  )
  if (isPhone)
    return (
      <>
        <DayList calendar={calendar} view={view} paint={paint} />
        {area ? <PhonePanel words={t('priceCalendar.area', describe(area, units))}>{edit}</PhonePanel> : null}
        {live}
      </>
    )
  const open = () =>
    panel.current?.querySelector<HTMLElement>('input:checked, button, input, select')?.focus()
  return (
    <>
      <div className={classes.page} data-editing={area ? true : undefined}>
        <Grid calendar={calendar} view={view} today={today} paint={paint} setView={setView} onOpen={open} />
        {area ? <div ref={panel}>{edit}</div> : null}
      </div>
      <Legend />
      {live}
    </>
  )
}

function describe({ first, last, from, to }: Area, units: PriceCalendar['units']) {
  const chosen = units.slice(first, last + 1)
  const titleOf = (id: string) => chosen.find((unit) => unit.id === id)?.title
  return {
    days: spanText(from, to),
    units: unitsText(
      chosen.map(({ id }) => id),
      titleOf,
    ),
  }
}

/** A bar that opens the changes of the selected days over the list. */
function PhonePanel({ words, children }: { words: string; children: React.ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={`card ${dayList.bar}`}>
      <span>{words}</span>
      <Button onClick={() => setOpen(true)}>{t('priceCalendar.edit')}</Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="90%"
        title={t('priceCalendar.panel.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children}
      </Drawer>
    </div>
  )
}

function NoUnits() {
  const { t } = useTranslation()
  return (
    <div className="card">
      <Title order={2}>{t('priceCalendar.empty')}</Title>
      <Text c="dimmed">{t('priceCalendar.emptyHint')}</Text>
      <Button component={Link} to="/accommodation-units/add" mt="md">
        {t('priceCalendar.addUnit')}
      </Button>
    </div>
  )
}
