import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { PictureFile } from '@dvor/ui/picture.tsx'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { flowPath } from '../search/search-params.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { visitContext } from '../../core/client/visit.ts'

type Offer = ListItem<typeof seasonalOffers>

/** What the pages show of an offer. */
export type OfferSummary = Pick<
  Offer,
  'id' | 'slug' | 'title' | 'perex' | 'description' | 'price_text' | 'stay_from' | 'stay_to'
> & {
  image: PictureFile | null
  /** Into the booking, with its days and its coupon. */
  bookPath: string
}

/** Offers that are shown today, in the owner's order; null when they cannot be read. */
export async function loadOffers(context: Readonly<RouterContextProvider>): Promise<OfferSummary[] | null> {
  const today = todayIn(context.get(visitContext).now)
  const rows = await listAll((page) =>
    apiOf(context)
      .resource(seasonalOffers)
      .list({ active: true, _sort: 'order:ASC', ...page }),
  )
  return rows && rows.map((offer) => summary(offer, today))
}

function summary(offer: Offer, today: Day): OfferSummary {
  const { id, slug, title, perex, description, image, price_text, stay_from, stay_to, coupon_code } = offer
  // An offer whose stay has begun still leads into the booking, for days of the guest's own.
  const days = stay_from && stay_from >= today ? { from: stay_from, to: stay_to } : {}
  const bookPath = flowPath({ ...days, coupon: coupon_code })
  const shown = { id, slug, title, perex, description, price_text, stay_from, stay_to }
  return { ...shown, image: shownFile(image), bookPath }
}
