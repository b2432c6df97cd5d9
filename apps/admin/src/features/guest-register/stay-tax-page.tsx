import { lastPeriod, thisPeriod } from '@dvor/booking/register/tax-periods.ts'
import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconFileTypeCsv, IconInfoCircle, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useSettings } from '../../core/property/use-settings.ts'
import { useToday } from '../../core/property/use-today.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { saveText } from '../../core/client/save-file.ts'
import { csvText } from '@dvor/format/csv.ts'
import { FilingNote } from './filing-note.tsx'
import { PeriodFields, type Period } from './period-fields.tsx'
import { headTexts, StayTaxRows } from './stay-tax-rows.tsx'
import printed from '../../core/page/tables/printed-list.module.css'
import classes from './register.module.css'

const presets = { this: thisPeriod, last: lastPeriod }

/** The stay tax by period, for the municipality. */
export function StayTaxPage() {
  const { t } = useTranslation()
  const today = useToday()
  const settings = useSettings()
  const length = settings?.stay_tax_period ?? 'quarter'
  const [ownPeriod, setPeriod] = useState<Period | null>(null)
  const period = ownPeriod ?? lastPeriod(today, length)
  const query = useQuery({
    queryKey: ['stay-tax', period],
    queryFn: async () => unwrap(await client.reports.attempt.stayTax(period)),
    enabled: settings !== undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title={t('register.tax.title')}>
        {query.data ? <Tools report={query.data} isOld={query.isPlaceholderData} /> : null}
      </PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('register.tax.hint')}
      </Text>
      <div className={classes.tools}>
        <PeriodFields period={period} onChange={setPeriod} />
        {(['last', 'this'] as const).map((name) => (
          <Button key={name} variant="default" onClick={() => setPeriod(presets[name](today, length))}>
            {t(`register.tax.${name}.${length}`)}
          </Button>
        ))}
      </div>
      <QueryContent query={query} failed={t('register.tax.failed')} height={260}>
        {(report) => <Report report={report} />}
      </QueryContent>
    </>
  )
}

interface ToolsProps {
  report: StayTaxReport
  /** Whether the report is still that of the former period. */
  isOld: boolean
}

function Tools({ report, isOld }: ToolsProps) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      <Button
        variant="default"
        disabled={isOld}
        leftSection={<IconPrinter size={16} />}
        onClick={() => window.print()}
      >
        {t('register.tax.print')}
      </Button>
      <Button
        variant="default"
        disabled={isOld}
        leftSection={<IconFileTypeCsv size={16} />}
        onClick={() => saveText(`dan-za-ubytovanie-${report.from}-${report.to}.csv`, csvOf(report))}
      >
        {t('register.tax.csv')}
      </Button>
    </Group>
  )
}

/** Formats an amount as a number for a Slovak spreadsheet. */
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const csvOf = ({ rows }: StayTaxReport) =>
  csvText([
    headTexts(),
    ...rows.map((row) => [
      [row.number, row.guest_name].filter(Boolean).join(' '),
      `${formatDay(row.arrival)} – ${formatDay(row.departure)}`,
      row.nights,
      row.persons,
      row.taxed,
      row.exempt_by_age,
      row.exempt_by_reason,
      row.over_limit,
      amount(row.rate),
      amount(row.amount),
    ]),
  ])

/** The head of the printed report: municipality, operator and period. */
function ReportHead({ from, to }: Period) {
  const { t } = useTranslation()
  const settings = useSettings()
  const municipality = settings?.stay_tax_municipality ?? settings?.city
  const ico = settings?.ico && t('register.tax.ico', { ico: settings.ico })
  const operator = [settings?.legal_name ?? settings?.business_name, ico]
  const place = [settings?.street, settings?.city]
  return (
    <div className={classes.period}>
      <p>{formatDayRange(from, to)}</p>
      {municipality ? <p>{t('register.tax.municipality', { name: municipality })}</p> : null}
      <p>{t('register.tax.operator', { name: [...operator, ...place].filter(Boolean).join(', ') })}</p>
    </div>
  )
}

function Report({ report }: { report: StayTaxReport }) {
  const { t } = useTranslation()
  const { from, to, rows, total, by_rate, not_checked_in } = report
  const totals = [
    { label: t('register.tax.amount'), text: formatMoney(total.amount) },
    { label: t('register.tax.taxed'), text: String(total.taxed) },
    { label: t('register.tax.byAge'), text: String(total.exempt_by_age) },
    { label: t('register.tax.byReason'), text: String(total.exempt_by_reason) },
    { label: t('register.tax.overLimit'), text: String(total.over_limit) },
    ...by_rate.map(({ rate, taxed, amount }) => ({
      label: t('register.tax.byRate', { rate: formatMoney(rate) }),
      text: `${taxed} · ${formatMoney(amount)}`,
    })),
  ]
  return (
    <>
      <ReportHead from={from} to={to} />
      <FilingNote report={report} />
      {not_checked_in > 0 ? (
        <Alert color="hay" radius="lg" mb="md" icon={<IconInfoCircle size={20} />}>
          {t('register.tax.notCheckedIn', { total: not_checked_in })}
        </Alert>
      ) : null}
      <dl className={classes.totals}>
        {totals.map(({ label, text }) => (
          <div key={label} className="card">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={`card ${classes.panel} ${printed.printed}`} aria-label={t('register.tax.title')}>
        {rows.length === 0 ? (
          <Text c="dimmed" p="lg">
            {t('register.tax.none')}
          </Text>
        ) : (
          <StayTaxRows rows={rows} />
        )}
      </section>
    </>
  )
}
