import { formatMoney } from '@dvor/format/money.ts'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SimulationTable } from '../simulation-table.tsx'
import classes from '../simulator.module.css'

/** A rule or coupon with its amount in cents, or with the words why it does not apply. */
export interface Outcome {
  id: string
  title: string
  amount: number
  /** Null when it applies. */
  reason: string | null
}

interface Props {
  /** Head of the column with the titles. */
  head: string
  outcomes: readonly Outcome[]
}

/** The effect of each of several rules or coupons on the price, or the reason why it has none. */
export function OutcomesTable({ head, outcomes }: Props) {
  const { t } = useTranslation()
  return (
    <SimulationTable heads={[head, t('simulator.ruleOutcome')]}>
      {outcomes.map(({ id, title, amount, reason }) => (
        <Table.Tr key={id}>
          <Table.Td>{reason ? title : <strong>{title}</strong>}</Table.Td>
          <Table.Td ta="right" className={reason ? undefined : classes.day}>
            {reason ?? formatMoney(amount)}
          </Table.Td>
        </Table.Tr>
      ))}
    </SimulationTable>
  )
}
