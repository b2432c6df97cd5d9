import type { ExplainedRule } from '@dvor/contract/pricing/price-simulations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './simulator.module.css'

/** Each price rule of the unit with its amount, or with the reason why it does not apply. */
export function RulesTable({ rules }: { rules: readonly ExplainedRule[] }) {
  const { t } = useTranslation()
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('simulator.rule')}</Table.Th>
            <Table.Th ta="right">{t('simulator.ruleOutcome')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map(({ id, title, amount, reason }) => (
            <Table.Tr key={id}>
              <Table.Td>{reason ? title : <strong>{title}</strong>}</Table.Td>
              <Table.Td ta="right" className={reason ? undefined : classes.day}>
                {reason ? t(`simulator.ruleReasons.${reason}`) : formatMoney(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
