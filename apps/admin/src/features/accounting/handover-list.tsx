import { accountingPaths } from '@dvor/client/calls/accounting-calls.ts'
import type { TillHandover } from '@dvor/contract/money/till.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Select, Skeleton, Table, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { monthsBack, monthTitle } from '../invoices/months.ts'
import { useDownload } from '../invoices/use-download.ts'

/** Hand-overs of a month with their printed pages. */
export function HandoverList() {
  const { t } = useTranslation()
  const months = monthsBack(useToday(), 24)
  const [chosen, setChosen] = useState<string | null>(null)
  const month = (chosen ?? months[0] ?? '').slice(0, 7)
  const { data, error, refetch } = useQuery({
    queryKey: ['till', 'handovers', month],
    queryFn: async () => unwrap(await client.accounting.attempt.handovers(month)),
  })
  const choice = (
    <Select
      aria-label={t('accounting.month')}
      data={months.map((one) => ({ value: one, label: monthTitle(one) }))}
      value={chosen ?? months[0] ?? null}
      allowDeselect={false}
      w={180}
      onChange={setChosen}
    />
  )
  return (
    <Section title={t('accounting.till.past')} action={choice}>
      {error ? (
        <ErrorNote error={error} title={t('accounting.till.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={80} radius="lg" />
      ) : data.length === 0 ? (
        <Text c="dimmed">{t('accounting.till.pastNone')}</Text>
      ) : (
        <Handovers rows={data} />
      )}
    </Section>
  )
}

const heads = ['number', 'who', 'expected', 'counted', 'difference'] as const

function Handovers({ rows }: { rows: readonly TillHandover[] }) {
  const { t } = useTranslation()
  return (
    <Table.ScrollContainer minWidth={680} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, index) => (
              <Table.Th key={head} ta={index > 1 ? 'right' : undefined}>
                {t(`accounting.till.${head}`)}
              </Table.Th>
            ))}
            <Table.Th aria-label={t('accounting.till.print')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Handover key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Handover({ row }: { row: TillHandover }) {
  const { t } = useTranslation()
  const { download, busyWith } = useDownload()
  const path = accountingPaths.handover(row.id)
  const sums = [row.sums.expected, row.counted, row.difference]
  return (
    <Table.Tr>
      <Table.Td>
        {row.number}
        <Text size="sm" c="dimmed">
          {formatInstant(row.handed_over_at)}
        </Text>
      </Table.Td>
      <Table.Td>
        {row.handed_over_by}
        {row.reason ? (
          <Text size="sm" c="dimmed">
            {row.reason}
          </Text>
        ) : null}
      </Table.Td>
      {sums.map((sum, index) => (
        <Table.Td key={index} ta="right" c={index === 2 && sum !== 0 ? 'barn' : undefined}>
          {formatMoney(sum)}
        </Table.Td>
      ))}
      <Table.Td ta="right">
        <Button
          size="compact-sm"
          variant="subtle"
          loading={busyWith === path}
          leftSection={<IconPrinter size={15} aria-hidden />}
          aria-label={t('accounting.till.printOf', { number: row.number })}
          onClick={() => void download({ path, name: `pokladna-${row.number}.pdf`, type: 'application/pdf' })}
        >
          {t('accounting.till.print')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
