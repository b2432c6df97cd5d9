import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadPropertyPicture } from '../../core/content/property-picture.ts'
import { readFlowSearch } from '../search/search-params.ts'
import { agesText } from './typed-party.ts'

/** Data of the form of the waiting list. */
export interface JoinData {
  units: readonly { id: string; title: string }[]
  /** Rate plans that are offered, in the page's language. */
  plans: readonly { id: string; title: string }[]
  today: Day
  /** Picture of the room of the link, else of the property. */
  picture: PictureFile | null
  /** Values from the search that led here. */
  values: Readonly<Record<string, string>>
}

/** Loads the form; days, guests, unit and rate plan of the address are filled in. */
export async function loadJoin(context: Readonly<RouterContextProvider>, url: URL): Promise<JoinData> {
  const client = apiOf(context)
  const [units, plans, homePicture] = await Promise.all([
    listAll((page) =>
      client.resource(accommodationUnits).list({ active: true, _sort: 'order:ASC', ...page }),
    ),
    listAll((page) => client.resource(ratePlans).list({ active: true, _sort: 'order:ASC', ...page })),
    loadPropertyPicture(context),
  ])
  const { from, to, adults, ages, unit } = readFlowSearch(url.searchParams)
  const { now } = context.get(visitContext)
  const unitRow = units?.find(({ slug }) => slug === unit)
  return {
    units: (units ?? [])
      .filter(({ online_bookable }) => online_bookable)
      .map(({ id, title }) => ({ id, title })),
    plans: (plans ?? []).map(({ id, title }) => ({ id, title })),
    today: todayIn(now),
    picture: shownFile(unitRow?.image ?? null) ?? homePicture,
    values: {
      arrival: from ?? '',
      departure: to ?? '',
      adults: String(adults),
      children_ages: agesText(ages),
      units: unitRow?.id ?? '',
      rate_plan: url.searchParams.get('plan') ?? '',
    },
  }
}
