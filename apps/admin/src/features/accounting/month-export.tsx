import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { accountingPaths } from '@dvor/contract/calls/money/accounting-paths.ts'
import {
  exportFormats,
  type AccountingExport,
  type AccountingMonthDetail,
  type ExportFormat,
} from '@dvor/contract/money/accounting.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { ActionIcon, Alert, Badge, Button, Code, Group, List, Table, Text, Title } from '@mantine/core'
import { IconDownload, IconFileTypeCsv, IconFileTypeXml } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { useDownload } from '../invoices/use-download.ts'
import { useAccountingAction } from './use-accounting-action.ts'

const fileOf = ({ id, month, format }: AccountingExport) => {
  const path = addressOf(accountingPaths.exported, id)
  return format === 'csv'
    ? ({ path, name: `uctovnictvo-${month}.csv`, type: 'text/csv' } as const)
    : ({ path, name: `pohoda-${month}.xml`, type: 'application/xml' } as const)
}

const icons = { pohoda: IconFileTypeXml, csv: IconFileTypeCsv }

/** Exports of the month: new ones, changes since the last one, and the log. */
export function MonthExport({ month }: { month: AccountingMonthDetail }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAccountingAction()
  const { download } = useDownload()
  const make = async (format: ExportFormat) => {
    const newExport = await run(() => client.accounting.attempt.makeExport(month.month, { format }))
    if (!newExport) return
    showSuccess(t('accounting.exported', { count: newExport.count }))
    await download(fileOf(newExport))
  }
  return (
    <Section title={t('accounting.exportTitle')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('accounting.exportHint')}
      </Text>
      <Group gap="xs">
        {exportFormats.map(({ value }) => {
          const Icon = icons[value]
          return (
            <Button
              key={value}
              variant="light"
              loading={isBusy}
              leftSection={<Icon size={17} aria-hidden />}
              onClick={() => void make(value)}
            >
              {labelIn(exportFormats, value)}
            </Button>
          )
        })}
      </Group>
      <ProblemNote problem={problem} />
      <Changes month={month} />
      {month.exports.length > 0 ? <Log exports={month.exports} /> : null}
    </Section>
  )
}

const colours = { added: 'meadow', changed: 'hay', cancelled: 'barn' } as const

function Changes({ month: { changes, exports } }: { month: AccountingMonthDetail }) {
  const { t } = useTranslation()
  if (exports.length === 0)
    return (
      <Text c="dimmed" mt="md">
        {t('accounting.neverExported')}
      </Text>
    )
  if (changes.length === 0) return <Text mt="md">{t('accounting.changesNone')}</Text>
  return (
    <Alert color="hay" mt="md" title={t('accounting.changesTitle')}>
      <List listStyleType="none" spacing={6}>
        {changes.map(({ change, key, label, amount }) => (
          <List.Item key={key}>
            <Badge variant="light" color={colours[change]} mr="xs">
              {t(`accounting.change.${change}`)}
            </Badge>
            {label} · {formatMoney(amount)}
          </List.Item>
        ))}
      </List>
      {changes.some(({ change }) => change === 'changed') ? (
        <Text size="sm" mt="xs">
          {t('accounting.changedHint')}
        </Text>
      ) : null}
    </Alert>
  )
}

function Log({ exports }: { exports: readonly AccountingExport[] }) {
  const { t } = useTranslation()
  const { download } = useDownload()
  return (
    <>
      <Title order={3} mt="lg" mb="xs">
        {t('accounting.log')}
      </Title>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('accounting.logWhen')}</Table.Th>
              <Table.Th>{t('accounting.logFormat')}</Table.Th>
              <Table.Th ta="right">{t('accounting.logCount')}</Table.Th>
              <Table.Th>{t('accounting.logCheck')}</Table.Th>
              <Table.Th aria-label={t('accounting.download')} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {exports.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>
                  {formatInstant(one.made_at)}, {one.made_by}
                </Table.Td>
                <Table.Td>{labelIn(exportFormats, one.format)}</Table.Td>
                <Table.Td ta="right">{one.count}</Table.Td>
                <Table.Td>
                  <Code title={one.checksum}>{one.checksum.slice(0, 10)}</Code>
                </Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('accounting.downloadOf', {
                      format: labelIn(exportFormats, one.format) ?? one.format,
                      when: formatInstant(one.made_at),
                    })}
                    onClick={() => void download(fileOf(one))}
                  >
                    <IconDownload size={17} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
