import type { OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Anchor, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IfMay } from '../../core/client/if-may.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'

export type Room = OwnersGathering['units'][number]
type Sums = Pick<NonNullable<Room['reservation']>, 'total' | 'paid'>

/** The family of a room with the sums of its order, which stand at the first room of the order alone. */
export function Family({ room: { family, reservation }, rooms }: { room: Room; rooms: readonly Room[] }) {
  if (!reservation) return family
  const first = rooms.find((one) => one.reservation?.id === reservation.id)
  return (
    <>
      <Anchor component={ScreenLink} to={`/reservations/edit/${reservation.id}`}>
        {reservation.guest_name ?? family}
        <IfMay permission="reservations.read"> ({reservation.number})</IfMay>
      </Anchor>
      {first?.reservation === reservation ? <OrderSums {...reservation} /> : null}
    </>
  )
}

/** Sums of all orders of the families, below several ones; an order of several rooms counts once. */
export function AllOrders({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useTranslation()
  const orders = new Map<string, Sums>()
  for (const { state, reservation } of rooms)
    if (state === 'taken' && reservation) orders.set(reservation.id, reservation)
  if (orders.size < 2) return null
  const sum = (what: keyof Sums) => [...orders.values()].reduce((all, order) => all + order[what], 0)
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th>{t('gatherings.together')}</Table.Th>
        <Table.Td>
          <OrderSums total={sum('total')} paid={sum('paid')} />
        </Table.Td>
      </Table.Tr>
    </Table.Tfoot>
  )
}

function OrderSums({ total, paid }: Sums) {
  const { t } = useTranslation()
  return (
    <IfMay permission="money.read">
      <Text size="sm" c="dimmed">
        {t('gatherings.sums', { total: formatMoney(total), paid: formatMoney(paid) })}
      </Text>
    </IfMay>
  )
}
