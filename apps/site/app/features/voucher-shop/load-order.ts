import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { VoucherOrder } from '@dvor/contract/reservations/voucher-orders.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'

/** Data of the buyer's page; without an order the link is unknown. */
export interface OrderView {
  order: VoucherOrder | null
  contact: { email: string; phone: string | null } | null
}

/** Loads an order by the secret of its link. */
export async function loadOrder(context: Readonly<RouterContextProvider>, token: string) {
  const [order, settings] = await Promise.all([
    findOrder(context, token),
    apiOf(context).singleton(globalSettings).read(),
  ])
  const view: OrderView = {
    order,
    contact: settings && { email: settings.email, phone: settings.phone },
  }
  return data(view, { status: order ? 200 : 404 })
}

async function findOrder(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<VoucherOrder | null> {
  if (!reservationToken.safeParse(token).success) return null
  const found = await apiOf(context).vouchers.attempt.readOrder(token)
  if (!found.ok && found.error.status !== 404) throw data(null, { status: 503 })
  return found.ok ? found.value : null
}
