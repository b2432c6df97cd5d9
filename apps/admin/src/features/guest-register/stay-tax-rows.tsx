import type { StayTaxRow } from '@dvor/contract/money/stay-tax.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Table, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { i18n } from '../../core/texts/i18n.ts'
import cards from '../../core/page/tables/card-table.module.css'
import classes from './register.module.css'

const heads = ['nights', 'persons', 'taxed', 'byAge', 'byReason', 'overLimit', 'rate', 'sum'] as const
/** Heads of the report's columns. */
export const headTexts = () => [
  i18n.t('register.reservation'),
  i18n.t('register.stay'),
  ...heads.map((head) => i18n.t(`register.tax.${head}`)),
]

/** The rows of the report, one for each reservation. */
export function StayTaxRows({ rows }: { rows: readonly StayTaxRow[] }) {
  return (
    <Table.ScrollContainer
      className={cards.scroll}
      minWidth={900}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table verticalSpacing="xs" className={cards.table}>
        <Table.Thead>
          <Table.Tr>
            {headTexts().map((head, index) => (
              <Table.Th key={head} ta={index > 1 ? 'right' : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <TaxRow key={row.reservation} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function TaxRow({ row }: { row: StayTaxRow }) {
  const { t } = useTranslation()
  const labels = headTexts()
  const numbers = [
    row.nights,
    row.persons,
    row.taxed,
    row.exempt_by_age,
    row.exempt_by_reason,
    row.over_limit,
  ]
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={ScreenLink} to={`/reservations/edit/${row.reservation}`}>
          {[row.number, row.guest_name].filter(Boolean).join(' · ')}
        </Anchor>
      </Table.Td>
      <Table.Td className={classes.day} data-label={labels[1]}>
        {formatDayRange(row.arrival, row.departure)}
      </Table.Td>
      {numbers.map((number, index) => (
        <Table.Td key={index} ta="right" data-label={labels[index + 2]}>
          {number}
        </Table.Td>
      ))}
      <Table.Td ta="right" data-label={labels[8]}>
        {formatMoney(row.rate)}
      </Table.Td>
      <Table.Td ta="right" fw={600} data-label={labels[9]}>
        {formatMoney(row.amount)}{' '}
        {row.is_exact ? null : (
          <Tooltip label={t('register.tax.notExact')} multiline w={260}>
            <IconInfoCircle size={15} aria-label={t('register.tax.notExact')} />
          </Tooltip>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
