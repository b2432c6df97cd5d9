import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { visitContext } from '../../core/client/visit.ts'

/** Data of the page that sells vouchers; without an offer they are not sold on the site. */
export interface ShopData {
  offer: VoucherOffer | null
  today: Day
  contact: { email: string; phone: string | null } | null
}

/** Loads the offer; a page without one has the status 404. */
export async function loadShop(context: Readonly<RouterContextProvider>) {
  const api = apiOf(context)
  const [offer, settings] = await Promise.all([
    api.vouchers.attempt.offer(),
    api.singleton(globalSettings).read(),
  ])
  if (!offer.ok && offer.error.status !== 404) throw data(null, { status: 503 })
  const shop: ShopData = {
    offer: offer.ok ? offer.value : null,
    today: todayIn(context.get(visitContext).now),
    contact: settings && { email: settings.email, phone: settings.phone },
  }
  return data(shop, { status: offer.ok ? 200 : 404 })
}
