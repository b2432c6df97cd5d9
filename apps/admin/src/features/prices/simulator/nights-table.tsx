import type { ExplainedNight } from '@dvor/contract/pricing/price-simulations.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SimulationTable } from '../simulation-table.tsx'
import classes from '../simulator.module.css'

/** Each night with the rule that applied, and the rules that did not with the reason. */
export function NightsTable({ nights }: { nights: readonly ExplainedNight[] }) {
  const { t } = useTranslation()
  return (
    <SimulationTable heads={[t('simulator.night'), t('simulator.rule'), t('simulator.price')]}>
      {nights.map((one) => (
        <Table.Tr key={one.night}>
          <Table.Td className={classes.day}>
            {weekdayShort(weekdayOf(one.night))} {formatDay(one.night)}
          </Table.Td>
          <Table.Td>
            <strong>{one.winner?.title ?? t('simulator.base')}</strong>
            <Losers losers={one.losers} />
          </Table.Td>
          <Table.Td ta="right" className={classes.day}>
            {formatMoney(one.price)}
            {one.persons ? <small className={classes.losers}>{persons(one.persons)}</small> : null}
          </Table.Td>
        </Table.Tr>
      ))}
    </SimulationTable>
  )
}

/** The other seasons that cover a night, each with the reason against it. */
function Losers({ losers }: Pick<ExplainedNight, 'losers'>) {
  const { t } = useTranslation()
  if (losers.length === 0) return null
  const reasons = losers.map(
    ({ title, price, reason }) => `${title} ${formatMoney(price)} (${t(`simulator.reasons.${reason}`)})`,
  )
  return (
    <small className={classes.losers}>
      {t('simulator.losers')}: {reasons.join(', ')}
    </small>
  )
}
