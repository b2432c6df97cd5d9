import { enteredMethods, transactionKinds } from '@dvor/contract/money/ledger.ts'
import { tillMovementKinds, type TillLine } from '@dvor/contract/money/till.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'

const kinds = [...transactionKinds, ...tillMovementKinds]

/** Money at the front desk and movements of cash since the last hand-over. */
export function TillLines({ lines }: { lines: readonly TillLine[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('accounting.till.lines')}>
      {lines.length === 0 ? (
        <Text c="dimmed">{t('accounting.till.linesNone')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('accounting.when')}</Table.Th>
                <Table.Th>{t('accounting.till.what')}</Table.Th>
                <Table.Th>{t('accounting.till.text')}</Table.Th>
                <Table.Th ta="right">{t('accounting.amount')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line, index) => (
                <Table.Tr key={index}>
                  <Table.Td>{formatInstant(line.at)}</Table.Td>
                  <Table.Td>
                    {labelIn(kinds, line.kind)} · {labelIn(enteredMethods, line.method)}
                  </Table.Td>
                  <Table.Td>{[line.text, line.reservation_number].filter(Boolean).join(' · ')}</Table.Td>
                  <Table.Td ta="right">{formatMoney(line.amount)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  )
}
