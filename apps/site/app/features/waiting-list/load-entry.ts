import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadHousePicture } from '../../core/content/house-picture.ts'

/** Data of a guest's page of the waiting list; without an entry the link is unknown. */
export interface EntryView {
  entry: WaitingListEntry | null
  contact: { email: string; phone: string | null } | null
  /** Picture of the room that the guest waits for, else of the property. */
  picture: PictureFile | null
  /** Minutes of an ordinary hold. */
  holdMinutes: number
  /** Seconds until the offer ends; 0 without one. */
  secondsLeft: number
}

/** Loads an entry by the secret of its link. */
export async function loadEntry(context: Readonly<RouterContextProvider>, token: string) {
  const [entry, settings] = await Promise.all([
    findEntry(context, token),
    apiOf(context).singleton(globalSettings).read(),
  ])
  const [unit] = entry?.units ?? []
  const room = unit && (await apiOf(context).resource(accommodationUnits).list({ slug: unit.slug }))
  const { now } = context.get(visitContext)
  const until = entry?.offer ? Date.parse(entry.offer.expires_at) : now.getTime()
  const view: EntryView = {
    entry,
    picture: shownFile(room?.[0]?.image ?? null) ?? (await loadHousePicture(context)),
    contact: settings && { email: settings.email, phone: settings.phone },
    holdMinutes: settings?.hold_minutes ?? 15,
    secondsLeft: Math.max(0, Math.floor((until - now.getTime()) / 1000)),
  }
  return data(view, { status: entry ? 200 : 404 })
}

async function findEntry(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<WaitingListEntry | null> {
  if (!reservationToken.safeParse(token).success) return null
  const found = await apiOf(context).visitor.attempt.waitingEntry(token)
  if (!found.ok && found.error.status !== 404) throw data(null, { status: 503 })
  return found.ok ? found.value : null
}

/** Takes the guest off the list and shows the page again. */
export async function leaveList(context: Readonly<RouterContextProvider>, token: string) {
  const left = await apiOf(context).visitor.attempt.leaveWaitingList(token)
  if (left.ok) return data({ problem: null })
  return data({ problem: left.error.code }, { status: left.error.status || 503 })
}
