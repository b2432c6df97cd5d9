import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { ShownByParameter } from '../../core/unsaved/unsaved.ts'
import { useGuardedClose } from '../../core/unsaved/use-guarded-close.tsx'
import { useChartView } from '../day-grid/use-chart-view.ts'
import type { View } from '../day-grid/view.ts'
import { NoUnits } from '../day-grid/no-units.tsx'
import { Toolbar } from '../day-grid/toolbar.tsx'
import { ChangeList } from './changes/change-list.tsx'
import { Grid } from './grid/grid.tsx'
import { Legend } from './grid/legend.tsx'
import { usePaint } from './grid/use-paint.ts'
import { spanText, unitsText } from './model/change-text.ts'
import { areaOf, type Area, type Selection } from './model/selection.ts'
import { usePriceCalendar } from './model/use-price-calendar.ts'
import { PlanChoice, usePlans } from './plan-choice.tsx'
import { CopySeason } from './panel/copy-season.tsx'
import { EditPanel } from './panel/edit-panel.tsx'
import { DayList } from './phone/day-list.tsx'
import { useMay } from '../../core/client/person.ts'
import classes from './calendar.module.css'
import dayList from './phone/day-list.module.css'

/** The price calendar: units by days, with changes in bulk, their effect and their undo. */
export function PriceCalendarPage() {
  const { t } = useTranslation()
  const { view, setView, today } = useChartView()
  const plans = usePlans()
  // A plan that was deleted since the address was kept is that of base prices.
  const plan = plans?.find(({ id }) => id === view.plan)?.id ?? null
  const { data: calendar, error, refetch } = usePriceCalendar({ ...view, plan })
  const units = calendar?.units ?? []
  const titleOf = (id: string) => [...units, ...(plans ?? [])].find((one) => one.id === id)?.title
  return (
    <>
      <PageHead title={t('priceCalendar.title')}>
        <CopySeason units={units} version={calendar?.version ?? null} />
        <ChangeList titleOf={titleOf} />
      </PageHead>
      <Text c="dimmed" mb="md">
        {t('priceCalendar.lead')}
      </Text>
      <Toolbar view={view} today={today} onChange={setView}>
        <PlanChoice plans={plans ?? []} chosen={plan} onChange={(plan) => setView({ ...view, plan })} />
      </Toolbar>
      {plan ? (
        <Text size="sm" mb="sm">
          {t('priceCalendar.plan.hint')}
        </Text>
      ) : null}
      {!calendar && error ? (
        <ErrorNote error={error} title={t('priceCalendar.failed')} onRetry={() => void refetch()} />
      ) : null}
      {!calendar && !error ? <Skeleton height={480} radius="lg" /> : null}
      {calendar && units.length === 0 && calendar.rate_plan === null ? (
        <NoUnits hint={t('priceCalendar.emptyHint')} />
      ) : null}
      {calendar && units.length === 0 && calendar.rate_plan !== null ? (
        <Text c="dimmed">{t('priceCalendar.plan.noUnits')}</Text>
      ) : null}
      {calendar && units.length > 0 ? (
        <ShownByParameter value="plan">
          <Calendar
            // Rows differ from plan to plan, and a selection is of rows.
            key={calendar.rate_plan}
            calendar={calendar}
            view={view}
            setView={setView}
            today={today}
            titleOf={titleOf}
          />
        </ShownByParameter>
      ) : null}
    </>
  )
}

interface Props {
  calendar: PriceCalendar
  view: View
  setView: (view: View) => void
  today: string
  /** Names units and rate plans by id. */
  titleOf: (id: string) => string | undefined
}

function Calendar({ calendar, view, setView, today, titleOf }: Props) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const may = useMay()
  const { units } = calendar
  const textOf = (selection: Selection) => describe(areaOf(selection), units)
  const paint = usePaint({ row: 0, day: today < view.from ? view.from : today }, (selection) =>
    t('priceCalendar.selected', textOf(selection)),
  )
  const panel = useRef<HTMLDivElement>(null)
  // A selection is changed in the panel, so it opens for who may change prices.
  const area = may('prices.edit') && paint.finished ? areaOf(paint.finished) : null
  const page = useRef<HTMLDivElement>(null)
  const leave = () => {
    paint.clear()
    page.current?.querySelector<HTMLElement>('[role=grid] [data-cursor]')?.focus()
  }
  const { close: clear, question, guarded } = useGuardedClose(area !== null && !isPhone, leave)
  const live = (
    <output aria-live="polite" className="hidden-text">
      {paint.said}
    </output>
  )
  if (isPhone)
    return (
      <>
        <DayList calendar={calendar} view={view} paint={paint} />
        {area ? (
          <PhonePanel words={t('priceCalendar.area', describe(area, units))}>
            {(close) => <EditPanel {...{ area, calendar, titleOf }} onClose={close} />}
          </PhonePanel>
        ) : null}
        {live}
      </>
    )
  const open = () =>
    panel.current?.querySelector<HTMLElement>('input:checked, button, input, select')?.focus()
  return (
    <>
      <div ref={page} className={classes.page} data-editing={area ? true : undefined}>
        <Grid {...{ calendar, view, today, setView }} paint={{ ...paint, clear }} onOpen={open} />
        {area ? (
          <div
            ref={panel}
            role="none"
            onKeyDown={(event) => {
              // A menu of the panel is outside of it, and closes by its own Esc.
              if (event.key === 'Escape' && panel.current?.contains(event.target as Node)) clear()
            }}
          >
            {guarded(<EditPanel {...{ area, calendar, titleOf }} />)}
          </div>
        ) : null}
      </div>
      {question}
      <Legend isPlan={calendar.rate_plan !== null} />
      {live}
    </>
  )
}

function describe({ first, last, from, to }: Area, units: PriceCalendar['units']) {
  const areaUnits = units.slice(first, last + 1)
  const titleOf = (id: string) => areaUnits.find((unit) => unit.id === id)?.title
  return {
    days: spanText(from, to),
    units: unitsText(
      areaUnits.map(({ id }) => id),
      titleOf,
    ),
  }
}

/** A bar that opens the changes of the selected days over the list. */
function PhonePanel({
  words,
  children,
}: {
  words: string
  children: (close: () => void) => React.ReactNode
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={`card ${dayList.bar}`}>
      <span>{words}</span>
      <Button onClick={() => setOpen(true)}>{t('priceCalendar.edit')}</Button>
      <FormDrawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="90%"
        title={t('priceCalendar.panel.title')}
      >
        {children(close)}
      </FormDrawer>
    </div>
  )
}
