import type { PlanSimulation } from '@dvor/contract/pricing/price-simulations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Radio, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  plans: readonly PlanSimulation[]
  /** Id of the plan whose price is explained; null for the base price. */
  shown: string | null
  onChoose: (plan: string) => void
}

/** The rate plans of a unit with the total of the stay, and why guests cannot book some of them; one is chosen to be explained. */
export function PlansTable({ plans, shown, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('simulator.plan')}</Table.Th>
          <Table.Th ta="right">{t('simulator.total')}</Table.Th>
          <Table.Th>{t('simulator.ruleOutcome')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {plans.map(({ id, title, total, refusals }) => (
          <Table.Tr key={id} fw={id === shown ? 600 : undefined}>
            <Table.Td>
              <Radio
                name="explained_plan"
                label={title}
                checked={id === shown}
                onChange={() => onChoose(id)}
              />
            </Table.Td>
            <Table.Td ta="right">{formatMoney(total)}</Table.Td>
            <Table.Td>
              {refusals.length > 0
                ? refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', ')
                : t(id === shown ? 'simulator.shownPlan' : 'simulator.offeredPlan')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
