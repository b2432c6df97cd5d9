import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { behindLink } from '../../core/client/behind-link.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { secondsUntil } from '../../core/client/seconds-until.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadPropertyPicture } from '../../core/content/property-picture.ts'

/** Data of a guest's page of the waiting list; without an entry the link is unknown. */
export interface EntryView {
  entry: WaitingListEntry | null
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
    behindLink(token, apiOf(context).waiting.attempt.entry),
    apiOf(context).singleton(globalSettings).read(),
  ])
  const [unit] = entry?.units ?? []
  const room = unit && (await apiOf(context).resource(accommodationUnits).list({ slug: unit.slug }))
  const { now } = context.get(visitContext)
  const view: EntryView = {
    entry,
    picture: shownFile(room?.[0]?.image ?? null) ?? (await loadPropertyPicture(context)),
    holdMinutes: settings?.hold_minutes ?? 15,
    secondsLeft: entry?.offer ? secondsUntil(entry.offer.expires_at, now) : 0,
  }
  return data(view, { status: entry ? 200 : 404 })
}

/** Takes the guest off the list and shows the page again. */
export async function leaveList(context: Readonly<RouterContextProvider>, token: string) {
  const result = await apiOf(context).waiting.attempt.leave(token)
  if (result.ok) return data({ problem: null })
  return data({ problem: result.error.code }, { status: result.error.status || 503 })
}
