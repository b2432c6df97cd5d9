import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { Alert, Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { PeriodFields, type Period } from '../guest-register/period-fields.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import classes from './analytics.module.css'
import { FigureTiles } from './figure-tiles.tsx'
import { inOrder, isAskable, presetNames, presets, readPeriod } from './periods.ts'
import { PickupCharts } from './pickup-charts.tsx'
import { ShareChart } from './share-chart.tsx'
import { SpreadChart } from './spread-chart.tsx'
import { StepCharts } from './step-charts.tsx'
import { UnitChart } from './unit-chart.tsx'

const dashboard = { path: '/dashboard', label: { sk: 'Prehľad', en: 'Dashboard' } }

/** Statistics of a period beside the year before; the address carries the period. */
export function AnalyticsPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params, today)
  const change = (next: Period) => setParams({ ...inOrder(next, period) }, { replace: true })
  const query = useQuery({
    queryKey: ['analytics', period],
    queryFn: async ({ signal }) => unwrap(await client.insight.attempt.analytics(period, { signal })),
    placeholderData: keepPreviousData,
    enabled: isAskable(period),
  })
  return (
    <>
      <PageHead title={t('analytics.title')} parent={dashboard} />
      <PeriodChoice period={period} onChange={change} />
      {!isAskable(period) ? (
        <Alert color="hay" radius="lg">
          {t('analytics.tooLong')}
        </Alert>
      ) : (
        <QueryContent query={query} failed={t('analytics.failed')} height={520}>
          {(data) => <Report data={data} />}
        </QueryContent>
      )}
      <PickupCharts />
    </>
  )
}

interface ChoiceProps {
  period: Period
  onChange: (period: Period) => void
}

function PeriodChoice({ period, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const today = useToday()
  const isChosen = ({ from, to }: Period) => from === period.from && to === period.to
  return (
    <fieldset className={classes.choice} aria-label={t('analytics.period')}>
      <PeriodFields period={period} onChange={onChange} />
      {presetNames.map((name) => {
        const preset = presets[name](today)
        return (
          <Button
            key={name}
            variant={isChosen(preset) ? 'light' : 'default'}
            aria-pressed={isChosen(preset)}
            onClick={() => onChange(preset)}
          >
            {t(`analytics.${name}`)}
          </Button>
        )
      })}
    </fieldset>
  )
}

function Report({ data }: { data: Analytics }) {
  const { t } = useTranslation()
  const suffix = `${data.from}-${data.to}`
  return (
    <div className={classes.page}>
      <Text c="dimmed" maw={820}>
        {t('analytics.hint')}{' '}
        {t('analytics.comparedTo', { range: formatDayRange(data.compared_from, data.compared_to) })}
      </Text>
      <FigureTiles totals={data.totals} />
      <div className={classes.charts}>
        <StepCharts data={data} suffix={suffix} />
        <UnitChart data={data} suffix={suffix} />
        <SpreadChart
          title={t('analytics.window')}
          head={t('analytics.days')}
          spread={data.booking_window}
          noun="day"
          fileName={`vopred-${suffix}`}
        />
        <SpreadChart
          title={t('analytics.stay')}
          head={t('analytics.length')}
          spread={data.length_of_stay}
          noun="night"
          fileName={`dlzka-pobytu-${suffix}`}
        />
        <Shares data={data} suffix={suffix} />
      </div>
    </div>
  )
}

function Shares({ data, suffix }: { data: Analytics; suffix: string }) {
  const { t } = useTranslation()
  return (
    <>
      <ShareChart
        title={t('analytics.sources')}
        head={t('analytics.source')}
        shares={data.sources.map((share) => ({
          ...share,
          key: share.source,
          name: t(`analytics.sourceNames.${share.source}`),
        }))}
        fileName={`zdroje-${suffix}`}
      />
      <ShareChart
        title={t('analytics.countries')}
        head={t('analytics.country')}
        shares={data.countries.map((share) => ({
          ...share,
          key: share.country ?? '',
          name: share.country ? countryName(share.country) : t('analytics.unknown'),
        }))}
        fileName={`krajiny-${suffix}`}
      />
    </>
  )
}
