import type { ExplainedExtra } from '@dvor/contract/pricing/explained-extras.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../core/texts/i18n.ts'
import { SimulationTable } from '../simulation-table.tsx'
import classes from '../simulator.module.css'

/** Every service, activity and package with its price for the stay's guests, and why it is not in the price. */
export function ExtrasTable({ extras }: { extras: readonly ExplainedExtra[] }) {
  const { t } = useTranslation()
  return (
    <SimulationTable heads={[t('simulator.extra'), t('simulator.ruleOutcome'), t('simulator.price')]}>
      {extras.map((extra) => (
        <Table.Tr key={`${extra.kind} ${extra.id}`}>
          <Table.Td>
            {extra.reason ? extra.title : <strong>{extra.title}</strong>}
            <Parts parts={extra.parts} />
          </Table.Td>
          <Table.Td>{outcomeOf(extra)}</Table.Td>
          <Table.Td ta="right" className={classes.day}>
            {extra.parts.length > 0 ? formatMoney(extra.amount) : '–'}
          </Table.Td>
        </Table.Tr>
      ))}
    </SimulationTable>
  )
}

function outcomeOf({ kind, reason }: ExplainedExtra): string {
  const { t } = i18n
  if (reason === null) return t('simulator.inPrice')
  if (reason === 'chosen') return t(kind === 'package' ? 'simulator.instead' : 'simulator.chosen')
  return t(`simulator.extraReasons.${reason}`)
}

/** How many pay which price, where there is more than one price or person. */
function Parts({ parts }: Pick<ExplainedExtra, 'parts'>) {
  const { t } = useTranslation()
  if (parts.length === 0 || (parts.length === 1 && parts[0]?.quantity === 1)) return null
  const words = parts.map(({ label, quantity, unit_price }) => {
    const one = `${quantity} × ${formatMoney(unit_price)}`
    return label === null ? one : t('simulator.childPart', { label, price: one })
  })
  return <small className={classes.losers}>{words.join(', ')}</small>
}
