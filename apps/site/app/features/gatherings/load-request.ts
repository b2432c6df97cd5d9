import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { Client } from '@dvor/client/client.ts'
import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import { sleepsOf } from '@dvor/booking/stay/guests.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadPropertyPicture } from '../../core/content/property-picture.ts'
import { readFlowSearch } from '../search/search-params.ts'

/** A room of the form; with restrictions it cannot be held on the days. */
export interface HoldableRoom {
  id: string
  title: string
  sleeps: number
  restrictions: readonly Restriction[]
}

/** Data of the organiser's form. */
export interface RequestData {
  /** The owner's rules; null where gatherings are not offered. */
  rules: { leadDays: number; hours: number; leastRooms: number } | null
  picture: PictureFile | null
  /** The first day on which a gathering can arrive. */
  earliest: Day
  from: Day | null
  to: Day | null
  /** Rooms for the days of the address; empty without days. */
  rooms: readonly HoldableRoom[]
}

/** Loads the form; days of the address show which rooms are free. */
export async function loadRequest(context: Readonly<RouterContextProvider>, url: URL) {
  const client = apiOf(context)
  const settings = await client.singleton(globalSettings).read()
  if (!settings) throw data(null, { status: 503 })
  const { from, to } = readFlowSearch(url.searchParams)
  const { now } = context.get(visitContext)
  const form: RequestData = {
    rules: settings.gathering_offered
      ? {
          leadDays: settings.gathering_lead_days,
          hours: settings.gathering_hours,
          leastRooms: settings.gathering_units,
        }
      : null,
    picture: await loadPropertyPicture(context),
    earliest: addDays(todayIn(now), settings.gathering_lead_days),
    from,
    to,
    rooms: settings.gathering_offered && from && to && from < to ? await listRooms(client, from, to) : [],
  }
  return data(form, { status: settings.gathering_offered ? 200 : 404 })
}

/** Rooms that can be booked online, with what forbids each for one person on these days; no whole houses. */
async function listRooms(client: Client, from: Day, to: Day): Promise<HoldableRoom[]> {
  const [units, availability] = await Promise.all([
    listAll((page) =>
      client.resource(accommodationUnits).list({ active: true, _sort: 'order:ASC', ...page }),
    ),
    client.booking.attempt.availability({ from, to, adults: 1 }),
  ])
  if (!availability.ok) return []
  const answers = new Map(availability.value.map((answer) => [answer.accommodation_unit, answer]))
  return (units ?? [])
    .filter(({ let_as, id }) => let_as === 'unit' && answers.has(id))
    .map((unit) => ({
      id: unit.id,
      title: unit.title,
      sleeps: sleepsOf(unit),
      restrictions: answers.get(unit.id)?.refusals ?? [],
    }))
}
