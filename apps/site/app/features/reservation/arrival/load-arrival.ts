import { isOpen } from '@dvor/booking/reservation/states.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../../core/client/api.ts'
import { shownFile } from '../../../core/client/shown-file.ts'
import { loadBlocks, type TextBlock } from '../../../core/content/load-page.ts'
import type { Place } from '@dvor/contract/site/places.ts'

/** Data of a coming stay that its guest sees. */
export interface Arrival {
  /** Picture of the first room, or of the first service without a stay; null without one. */
  picture: PictureFile | null
  /** Coordinates of the first room's building; null where they are not its own. */
  place: Place | null
  /** The owner's text on the way to the property; null where there is none. */
  directions: TextBlock | null
}

type Context = Readonly<RouterContextProvider>

/** Loads the picture and the way; null once the stay is over or given up. Parts that cannot be read are left out. */
export async function loadArrival(context: Context, detail: ReservationDetail): Promise<Arrival | null> {
  if (!isOpen(detail.state)) return null
  const [{ picture, place }, blocks] = await Promise.all([
    findBooked(context, detail),
    loadBlocks(context, contentPages.location),
  ])
  return { picture, place, directions: blocks?.['lokalita-directions'] ?? null }
}

async function findBooked(
  context: Context,
  { stays: [stay], services: [service] }: ReservationDetail,
): Promise<Pick<Arrival, 'picture' | 'place'>> {
  const api = apiOf(context)
  if (stay) {
    const units = await api.resource(accommodationUnits).list({ slug: stay.accommodation_unit.slug })
    const unit = units?.[0]
    return { picture: shownFile(unit?.image ?? null), place: buildingPlace(unit?.accommodation_object) }
  }
  if (!service?.service) return { picture: null, place: null }
  const all = await api.resource(services).list({ id: service.service, _limit: 1 })
  return { picture: shownFile(all?.[0]?.image ?? null), place: null }
}

function buildingPlace(building: { readonly [field: string]: unknown } | undefined): Place | null {
  const { latitude, longitude } = building ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}
