import { bookingStep } from '../../search/search-params.ts'
import type { Client } from '@dvor/client/client.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { listAll } from '../../../core/client/list-all.ts'
import type { FlowSearch } from '../../search/search-params.ts'

/** The seasonal offer that the guest came from. */
export type LinkedOffer = Pick<
  ListItem<typeof seasonalOffers>,
  'title' | 'price_text' | 'coupon_code' | 'coupon_discount'
>

/**
 * Finds the offer with the code of the address, preferring the one for the same arrival; null in later steps and
 * without a code.
 */
export async function loadOffer(
  client: Client,
  { coupon, from, step }: FlowSearch,
): Promise<LinkedOffer | null> {
  if (!coupon || step > bookingStep.choice) return null
  const offers = await listAll((page) =>
    client.resource(seasonalOffers).list({ active: true, _sort: 'order:ASC', ...page }),
  )
  const same = offers?.filter(({ coupon_code }) => coupon_code?.toLowerCase() === coupon.toLowerCase()) ?? []
  const offer = same.find(({ stay_from }) => stay_from === from) ?? same[0]
  if (!offer) return null
  const { title, price_text, coupon_code, coupon_discount } = offer
  return { title, price_text, coupon_code, coupon_discount }
}
