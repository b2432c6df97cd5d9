import type { StayTaxReport, StayTaxRow } from '@dvor/contract/money/stay-tax.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Anchor, Button, Group, Skeleton, Table, Text, Tooltip } from '@mantine/core'
import { IconFileTypeCsv, IconInfoCircle, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../core/client/api.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { saveText } from '../../core/client/save-file.ts'
import { csvText } from '@dvor/format/csv.ts'
import { PeriodFields } from './period-fields.tsx'
import { lastMonth, lastQuarter, thisMonth } from './periods.ts'
import printed from '../../core/page/printed-list.module.css'
import classes from './register.module.css'

const presets = { thisMonth, lastMonth, lastQuarter }

/** The stay tax by period, for the municipality. */
export function StayTaxPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [period, setPeriod] = useState(() => lastMonth(today))
  const { data, error, refetch } = useQuery({
    queryKey: ['stay-tax', period],
    queryFn: async () => unwrap(await client.register.attempt.stayTax(period)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title={t('register.tax.title')}>{data ? <Tools report={data} /> : null}</PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('register.tax.hint')}
      </Text>
      <div className={classes.tools}>
        <PeriodFields period={period} onChange={setPeriod} />
        {(['thisMonth', 'lastMonth', 'lastQuarter'] as const).map((name) => (
          <Button key={name} variant="default" onClick={() => setPeriod(presets[name](today))}>
            {t(`register.tax.${name}`)}
          </Button>
        ))}
      </div>
      {error ? (
        <ErrorNote error={error} title={t('register.tax.failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Report report={data} />
      ) : (
        <Skeleton height={260} radius="lg" />
      )}
    </>
  )
}

function Tools({ report }: { report: StayTaxReport }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
        {t('register.tax.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeCsv size={16} />}
        onClick={() => saveText(`dan-za-ubytovanie-${report.from}-${report.to}.csv`, csvOf(report))}
      >
        {t('register.tax.csv')}
      </Button>
    </Group>
  )
}

const heads = ['nights', 'persons', 'taxed', 'byAge', 'byReason', 'rate', 'sum'] as const
const headTexts = () => [
  i18n.t('register.reservation'),
  i18n.t('register.stay'),
  ...heads.map((head) => i18n.t(`register.tax.${head}`)),
]

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
      amount(row.rate),
      amount(row.amount),
    ]),
  ])

function Report({ report: { from, to, rows, total, not_checked_in } }: { report: StayTaxReport }) {
  const { t } = useTranslation()
  const totals = [
    { label: t('register.tax.amount'), text: formatMoney(total.amount) },
    { label: t('register.tax.taxed'), text: String(total.taxed) },
    { label: t('register.tax.byAge'), text: String(total.exempt_by_age) },
    { label: t('register.tax.byReason'), text: String(total.exempt_by_reason) },
  ]
  return (
    <>
      <p className={classes.period}>{formatDayRange(from, to)}</p>
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
          <Rows rows={rows} />
        )}
      </section>
    </>
  )
}

function Rows({ rows }: { rows: readonly StayTaxRow[] }) {
  return (
    <Table.ScrollContainer minWidth={820} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {headTexts().map((head, index) => (
              <Table.Th key={head} ta={index > 1 ? 'right' : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <TaxRow key={row.reservation} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function TaxRow({ row }: { row: StayTaxRow }) {
  const { t } = useTranslation()
  const numbers = [row.nights, row.persons, row.taxed, row.exempt_by_age, row.exempt_by_reason]
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/reservations/edit/${row.reservation}`}>
          {[row.number, row.guest_name].filter(Boolean).join(' · ')}
        </Anchor>
      </Table.Td>
      <Table.Td className={classes.day}>{formatDayRange(row.arrival, row.departure)}</Table.Td>
      {numbers.map((number, index) => (
        <Table.Td key={index} ta="right">
          {number}
        </Table.Td>
      ))}
      <Table.Td ta="right">{formatMoney(row.rate)}</Table.Td>
      <Table.Td ta="right" fw={600}>
        {formatMoney(row.amount)}{' '}
        {row.is_exact ? null : (
          <Tooltip label={t('register.tax.notExact')} multiline w={260}>
            <IconInfoCircle size={15} aria-label={t('register.tax.notExact')} />
          </Tooltip>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
