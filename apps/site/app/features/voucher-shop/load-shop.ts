import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { valueOrNone } from '../../core/client/behind-link.ts'
import { visitContext } from '../../core/client/visit.ts'

/** Data of the page that sells vouchers; without an offer they are not sold on the site. */
export interface ShopData {
  offer: VoucherOffer | null
  today: Day
}

/** Loads the offer; a page without one has the status 404. */
export async function loadShop(context: Readonly<RouterContextProvider>) {
  const offer = valueOrNone(await apiOf(context).vouchers.attempt.offer())
  const shop: ShopData = { offer, today: todayIn(context.get(visitContext).now) }
  return data(shop, { status: offer ? 200 : 404 })
}
