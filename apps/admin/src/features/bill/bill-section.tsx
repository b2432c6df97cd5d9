import type { BillItem } from '@dvor/contract/reservations/bill-items.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { ActionIcon, Text } from '@mantine/core'
import { IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { Section } from '../../core/page/section.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { ProductButtons } from './product-buttons.tsx'
import { ProposalRow } from './proposal-row.tsx'
import { useBill, type Bill } from './use-bill.tsx'

/** What the guests took by pieces: buttons to add, rows to take back, proposals of housekeeping to decide. */
export function BillSection({ reservation: { id } }: SectionProps) {
  const { t } = useTranslation()
  const may = useMay()
  const bill = useBill(id)
  const query = useQuery({
    queryKey: ['reservations', 'bill', id],
    queryFn: async () => unwrap(await client.bill.attempt.list(id)),
  })
  return (
    <Section id="bill" title={t('bill.title')}>
      <QueryContent query={query} failed={t('bill.notRead')} height={48}>
        {(items) => <Items items={items} bill={bill} />}
      </QueryContent>
      {may('reservations.edit') && may('prices.read') ? <ProductButtons bill={bill} /> : null}
    </Section>
  )
}

function Items({ items, bill }: { items: readonly BillItem[]; bill: Bill }) {
  const { t } = useTranslation()
  const proposals = items.filter(({ proposed }) => proposed)
  const charged = items.filter(({ proposed }) => !proposed)
  return (
    <>
      {proposals.map((item) => (
        <ProposalRow key={item.id} item={item} bill={bill} />
      ))}
      {items.length === 0 ? (
        <Text c="dimmed" mb="xs">
          {t('bill.none')}
        </Text>
      ) : null}
      <ul className={classes.rows}>
        {charged.map((item) => (
          <ChargedRow key={item.id} item={item} bill={bill} />
        ))}
      </ul>
    </>
  )
}

function ChargedRow({ item, bill }: { item: BillItem; bill: Bill }) {
  const { t } = useTranslation()
  const { title, quantity, unit_price, day, ordered } = item
  const when = day ? formatDay(day) : ordered ? t('bill.atDeparture') : ''
  const label = t('bill.takeBack', { title })
  return (
    <li>
      <span>
        {title}
        {quantity > 1 ? ` × ${quantity}` : ''} <small>{when}</small>
      </span>
      <IfMay permission="money.read">
        <strong>{formatMoney((unit_price ?? 0) * quantity)}</strong>
      </IfMay>
      <IfMay permission="reservations.edit">
        <ActionIcon
          variant="subtle"
          color="barn"
          disabled={bill.isBusy}
          aria-label={label}
          title={label}
          onClick={() => void bill.takeBack(item)}
        >
          <IconMinus size={17} />
        </ActionIcon>
      </IfMay>
    </li>
  )
}
