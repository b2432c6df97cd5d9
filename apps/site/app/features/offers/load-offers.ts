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

/** The fields of a seasonal offer that pages show. */
export type OfferSummary = Pick<
  Offer,
  'id' | 'slug' | 'title' | 'perex' | 'description' | 'price_text' | 'stay_from' | 'stay_to'
> & {
  image: PictureFile | null
  /** Address of the booking with the offer's days and coupon. */
  bookPath: string
}

/** Loads today's seasonal offers in the owner's order; null when they cannot be read. */
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
  // An offer whose stay has begun links to the booking without days.
  const days = stay_from && stay_from >= today ? { from: stay_from, to: stay_to } : {}
  const bookPath = flowPath({ ...days, coupon: coupon_code })
  const shown = { id, slug, title, perex, description, price_text, stay_from, stay_to }
  return { ...shown, image: shownFile(image), bookPath }
}
