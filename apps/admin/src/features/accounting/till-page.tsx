import type { Till } from '@dvor/contract/money/till.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { Section } from '../../core/page/section.tsx'
import { Figures } from './figures.tsx'
import { HandoverForm } from './handover-form.tsx'
import { HandoverList } from './handover-list.tsx'
import { MoveCash } from './move-cash.tsx'
import { TillLines } from './till-lines.tsx'
import { useMay } from '../../core/client/person.ts'

/** The till: its cash since the last hand-over, deposits and withdrawals, and hand-overs. */
export function TillPage() {
  const { t } = useTranslation()
  const mayManage = useMay()('till.manage')
  const { data, error, refetch } = useQuery({
    queryKey: ['till', 'now'],
    queryFn: async () => unwrap(await client.till.attempt.till()),
  })
  return (
    <>
      <PageHead title={t('accounting.till.title')}>{data && mayManage ? <MoveCash /> : null}</PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('accounting.till.hint')}
      </Text>
      {error ? (
        <ErrorNote error={error} title={t('accounting.till.failed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack>
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Now till={data} />
            {mayManage ? <HandoverForm key={`${data.since} ${data.sums.expected}`} till={data} /> : null}
          </SimpleGrid>
          <TillLines lines={data.lines} />
          <HandoverList />
        </Stack>
      ) : (
        <Skeleton height={320} radius="lg" />
      )}
    </>
  )
}

const cashKeys = ['opening', 'cash_in', 'cash_out', 'deposits', 'withdrawals', 'expected'] as const

function Now({ till: { since, sums } }: { till: Till }) {
  const { t } = useTranslation()
  const figureOf = (key: (typeof cashKeys)[number] | 'card' | 'voucher') => ({
    label: t(`accounting.till.${key}`),
    value: formatMoney(sums[key]),
    isStrong: key === 'expected',
  })
  return (
    <Section title={t('accounting.till.now')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('accounting.till.since', { when: formatInstant(since) })}
      </Text>
      <Figures figures={cashKeys.map(figureOf)} />
      <Stack mt="md">
        <Figures figures={(['card', 'voucher'] as const).map(figureOf)} />
      </Stack>
    </Section>
  )
}
