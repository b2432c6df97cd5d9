import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { tillPaths } from '@dvor/contract/calls/money/accounting-paths.ts'
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
    queryFn: async () => unwrap(await client.till.attempt.handovers({ month })),
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

function Handovers({ rows }: { rows: readonly TillHandover[] }) {
  return (
    <Table>
      <Table.Tbody>
        {rows.map((row) => (
          <Handover key={row.id} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Handover({ row }: { row: TillHandover }) {
  const { t } = useTranslation()
  const { download, busyWith } = useDownload()
  const path = addressOf(tillPaths.handoverFile, row.id)
  const facts = [formatInstant(row.handed_over_at), row.handed_over_by, row.reason]
  return (
    <Table.Tr>
      <Table.Td>
        {row.number}
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
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
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {formatMoney(row.counted)}
        {row.difference === 0 ? null : (
          <Text size="sm" c="barn">
            {t('accounting.till.difference')} {formatMoney(row.difference)}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
