import { enteredMethods, transactionKinds } from '@dvor/contract/money/ledger.ts'
import { depositKinds } from '@dvor/contract/money/security-deposits.ts'
import { voucherTillKinds } from '@dvor/contract/money/vouchers.ts'
import { tillMovementKinds, type TillLine } from '@dvor/contract/money/till.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'

const kinds = [...transactionKinds, ...depositKinds, ...voucherTillKinds, ...tillMovementKinds]

/** Money at the front desk and movements of cash since the last hand-over. */
export function TillLines({ lines }: { lines: readonly TillLine[] }) {
  const { t } = useTranslation()
  return (
    <Section title={t('accounting.till.lines')}>
      {lines.length === 0 ? (
        <Text c="dimmed">{t('accounting.till.linesNone')}</Text>
      ) : (
        <Table>
          <Table.Tbody>
            {lines.map((line, index) => (
              <Table.Tr key={index}>
                <Table.Td>
                  {labelIn(kinds, line.kind)} · {labelIn(enteredMethods, line.method)}
                  <Text size="sm" c="dimmed">
                    {[formatInstant(line.at), line.text, line.reservation_number].filter(Boolean).join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {formatMoney(line.amount)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}
