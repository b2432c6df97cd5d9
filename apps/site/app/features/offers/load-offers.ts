import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
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
  | 'id'
  | 'slug'
  | 'title'
  | 'perex'
  | 'description'
  | 'price_text'
  | 'stay_from'
  | 'stay_to'
  | 'text_languages'
> & {
  image: PictureFile | null
  /** Address of the booking with the offer's days and coupon. */
  bookPath: string
  packages: OfferedPackage[]
}

/** A package that is sold from an offer's page. */
export type OfferedPackage = Pick<
  ListItem<typeof stayPackages>,
  'id' | 'title' | 'text' | 'nights' | 'price' | 'price_basis'
> & { bookPath: string }

/** Loads today's seasonal offers in the owner's order; null when they cannot be read. */
export async function loadOffers(context: Readonly<RouterContextProvider>): Promise<OfferSummary[] | null> {
  const today = todayIn(context.get(visitContext).now)
  const [rows, packages] = await Promise.all([
    listAll((page) =>
      apiOf(context)
        .resource(seasonalOffers)
        .list({ active: true, _sort: 'order:ASC', ...page }),
    ),
    listAll((page) =>
      apiOf(context)
        .resource(stayPackages)
        .list({ active: true, _sort: 'order:ASC', ...page }),
    ),
  ])
  const coming = (packages ?? []).filter(({ arrival_to }) => arrival_to >= today)
  return rows && rows.map((offer) => summary(offer, coming, today))
}

/** The packages of an offer, each with the address of the booking of its days. */
const packagesOf = (offer: Offer, all: readonly ListItem<typeof stayPackages>[]): OfferedPackage[] =>
  all
    .filter(({ seasonal_offer }) => seasonal_offer === offer.id)
    .map(({ id, title, text, nights, price, price_basis }) => ({
      id,
      title,
      text,
      nights,
      price,
      price_basis,
      bookPath: flowPath({ package: id }),
    }))

function summary(offer: Offer, packages: readonly ListItem<typeof stayPackages>[], today: Day): OfferSummary {
  const { id, slug, title, perex, description, image, price_text, stay_from, stay_to, coupon_code } = offer
  const { text_languages } = offer
  // An offer whose stay has begun links to the booking without days.
  const days = stay_from && stay_from >= today ? { from: stay_from, to: stay_to } : {}
  const bookPath = flowPath({ ...days, coupon: coupon_code })
  // The owner may show an offer for longer than its stay, which a package of other days is sold from.
  const isOver = (stay_to ?? stay_from ?? today) < today
  const stay = isOver ? { stay_from: null, stay_to: null } : { stay_from, stay_to }
  const sold = packagesOf(offer, packages)
  // An offer that nobody can book any more promises no price.
  const price = sold.length > 0 || coupon_code ? price_text : null
  const facts = { id, slug, title, perex, description, price_text: price, text_languages, ...stay }
  return { ...facts, image: shownFile(image), bookPath, packages: sold }
}
