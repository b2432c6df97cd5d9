import type { AccountingMonthDetail, VatRecapRow } from '@dvor/contract/money/accounting.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../core/page/section.tsx'
import { Figures } from './figures.tsx'

/** Sums of the month and its VAT by the month of the tax and by rate. */
export function MonthSums({ month }: { month: AccountingMonthDetail }) {
  const { t } = useTranslation()
  const figures = [
    { label: t('accounting.documents'), value: String(month.documents) },
    { label: t('accounting.documentsTotal'), value: formatMoney(month.documents_total) },
    { label: t('accounting.payments'), value: String(month.entries) },
    { label: t('accounting.paymentsTotal'), value: formatMoney(month.entries_total) },
  ]
  return (
    <Section title={t('accounting.sums')}>
      <Figures figures={figures} />
      <Title order={3} mt="lg" mb="xs">
        {t('accounting.vat')}
      </Title>
      {month.vat.length === 0 ? (
        <Text c="dimmed">{t('accounting.vatNone')}</Text>
      ) : (
        <VatTable rows={month.vat} />
      )}
    </Section>
  )
}

function VatTable({ rows }: { rows: readonly VatRecapRow[] }) {
  const { t } = useTranslation()
  const heads = ['taxMonth', 'rate', 'net', 'vatSum', 'gross'] as const
  return (
    <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, index) => (
              <Table.Th key={head} ta={index > 0 ? 'right' : undefined}>
                {t(`accounting.${head}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ tax_month, rate, net, vat, gross }) => (
            <Table.Tr key={`${tax_month} ${rate}`}>
              <Table.Td>{tax_month}</Table.Td>
              <Table.Td ta="right">{rate === null ? t('accounting.withoutVat') : `${rate} %`}</Table.Td>
              {[net, vat, gross].map((sum, index) => (
                <Table.Td key={index} ta="right">
                  {formatMoney(sum)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
