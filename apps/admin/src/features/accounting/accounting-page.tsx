import type { AccountingMonth } from '@dvor/contract/money/accounting.ts'
import { Select, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { EkasaGaps } from './ekasa-gaps.tsx'
import { MonthClosing } from './month-closing.tsx'
import { MonthExport } from './month-export.tsx'
import { MonthSums } from './month-sums.tsx'
import { titleOf } from './month-title.ts'

/** Accounting: a month with its sums, exports and closing, and payments without a receipt of the e-kasa. */
export function AccountingPage() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['accounting', 'months'],
    queryFn: async () => unwrap(await client.accounting.attempt.months()),
  })
  return (
    <>
      <PageHead title={t('accounting.title')} />
      <Text c="dimmed" mb="md" maw={720}>
        {t('accounting.hint')}
      </Text>
      <Stack>
        {error ? (
          <ErrorNote error={error} title={t('accounting.failed')} onRetry={() => void refetch()} />
        ) : data ? (
          <Months months={data} />
        ) : (
          <Skeleton height={320} radius="lg" />
        )}
        <EkasaGaps />
      </Stack>
    </>
  )
}

function Months({ months }: { months: readonly AccountingMonth[] }) {
  const { t } = useTranslation()
  const [params, change] = useAddressParams()
  const ended = months.find(({ is_over }) => is_over) ?? months[0]
  const openMonth = months.find(({ month }) => month === params.get('month')) ?? ended
  if (!openMonth) return <Text c="dimmed">{t('accounting.none')}</Text>
  const options = months.map(({ month, closed_at }) => ({
    value: month,
    label: closed_at ? t('accounting.monthClosed', { month: titleOf(month) }) : titleOf(month),
  }))
  return (
    <>
      <Select
        label={t('accounting.month')}
        data={options}
        value={openMonth.month}
        allowDeselect={false}
        maw={280}
        onChange={(month) =>
          change((now) => {
            if (month) now.set('month', month)
            return now
          })
        }
      />
      <Month key={openMonth.month} month={openMonth.month} />
    </>
  )
}

function Month({ month }: { month: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['accounting', 'month', month],
    queryFn: async () => unwrap(await client.accounting.attempt.month(month)),
  })
  if (error) return <ErrorNote error={error} title={t('accounting.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius="lg" />
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Stack miw={0}>
        <MonthSums month={data} />
        <MonthClosing month={data} />
      </Stack>
      <MonthExport month={data} />
    </SimpleGrid>
  )
}
