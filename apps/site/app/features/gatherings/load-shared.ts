import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { SharedGathering } from '@dvor/contract/reservations/gatherings.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { behindLink } from '../../core/client/behind-link.ts'
import { listAll } from '../../core/client/list-all.ts'
import { picked } from '../../core/client/picked.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadPropertyPicture } from '../../core/content/property-picture.ts'
import type { RoomSize } from '../booking/flow/party.ts'
import { readFlowSearch } from '../search/search-params.ts'
import { secondsUntil } from '../../core/client/seconds-until.ts'

/** The data of a unit that its card shows, with the number of persons that it sleeps. */
export interface SharedRoom extends RoomSize {
  id: string
  short_description: string | null
  image: PictureFile | null
}

/** Data of the families' page; without a gathering the link is unknown. */
export interface SharedView {
  token: string
  gathering: SharedGathering | null
  rooms: readonly SharedRoom[]
  /** The party for which totals are shown; children without an age are only counted. */
  party: { adults: number; children: number; ages: readonly number[] }
  ageBands: readonly AgeBand[]
  picture: PictureFile | null
  /** Minutes of an ordinary hold. */
  holdMinutes: number
  /** Seconds until the end; 0 after it. */
  secondsLeft: number
}

/** Loads a gathering by the families' secret, with totals for the party of the address. */
export async function loadShared(context: Readonly<RouterContextProvider>, token: string, url: URL) {
  const { adults, ages, agesMissing } = readFlowSearch(url.searchParams)
  const party = { adults: String(adults), children_ages: ages.join(',') || undefined }
  const client = apiOf(context)
  const [gathering, units, settings, picture] = await Promise.all([
    behindLink(token, (secret) => client.gatherings.attempt.shared(secret, party)),
    listAll((page) => client.resource(accommodationUnits).list({ active: true, ...page })),
    client.singleton(globalSettings).read(),
    loadPropertyPicture(context),
  ])
  const held = new Set(gathering?.units.map(({ accommodation_unit }) => accommodation_unit.id))
  const { now } = context.get(visitContext)
  const view: SharedView = {
    token,
    gathering,
    picture,
    rooms: (units ?? []).filter(({ id }) => held.has(id)).map(roomShown),
    party: { adults, children: ages.length + agesMissing, ages },
    ageBands: settings?.age_bands ?? [],
    holdMinutes: settings?.hold_minutes ?? 15,
    secondsLeft: gathering ? secondsUntil(gathering.held_until, now) : 0,
  }
  return data(view, { status: gathering ? 200 : 404 })
}

const sizeKeys = [
  'id',
  'slug',
  'short_description',
  'capacity',
  'extra_beds',
  'max_children',
  'age_bands',
] as const

const roomShown = (unit: ListItem<typeof accommodationUnits>): SharedRoom => ({
  ...picked(unit, sizeKeys),
  image: shownFile(unit.image),
})
