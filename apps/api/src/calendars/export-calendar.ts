import { createHash } from 'node:crypto'
import type { CalendarExport } from '@dvor/contract/calendars/calendar-exports.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import ical, { escape, ICalEventTransparency } from 'ical-generator'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import {
  findView,
  listExportFeeds,
  listOccupations,
  renewTokens,
  unitExists,
  unitToken,
  type CalendarView,
  type Occupation,
} from './export-queries.ts'
import { ownUid } from './own-events.ts'
import type { FeedServices } from './services.ts'

type ExportServices = Pick<FeedServices, 'clock' | 'publicUrl'>

/** Days before today that an export includes for portals. */
const daysBack = 31

export interface ExportedCalendar {
  text: string
  /** Changes exactly when the text does. */
  etag: string
}

/**
 * A unit's occupancy as a calendar (RFC 5545): an all-day event from arrival to departure for each reservation,
 * closure or imported event, without names. @throws ApiError `not_found` for an unknown or renewed secret
 */
export async function exportCalendar(
  db: Db,
  token: string,
  { clock, publicUrl }: ExportServices,
): Promise<ExportedCalendar> {
  const view = await findView(db, token)
  if (!view) throw notFound('Calendar')
  const now = clock.now()
  const occupations = await listOccupations(db, view, addDays(todayIn(now), -daysBack), now)
  const text = calendarText(view, occupations, publicUrl)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

const words = { stay: 'Obsadené', event: 'Obsadené', closure: 'Zatvorené' }
/** All-day events are written from UTC parts, so that the time zone of the process has no effect. */
const dayStart = (day: string) => new Date(`${day}T00:00:00Z`)

function calendarText(
  { title, registration_number }: CalendarView,
  occupations: readonly Occupation[],
  publicUrl: string,
): string {
  const calendar = ical({
    // The library escapes the texts of events, but not those of the calendar.
    name: escape(title, false),
    ...(registration_number && {
      description: escape(`Registračné číslo: ${registration_number}`, false),
    }),
    prodId: { company: new URL(publicUrl).hostname, product: 'calendar' },
  })
  // Portals that know the number of a listing (Regulation (EU) 2024/1028) can read it without the words.
  if (registration_number) calendar.x('X-REGISTRATION-NUMBER', registration_number)
  for (const { id, kind, arrival, departure, changed_at } of occupations)
    calendar.createEvent({
      id: ownUid(kind, id, publicUrl),
      stamp: changed_at,
      allDay: true,
      start: dayStart(arrival),
      end: dayStart(departure),
      summary: words[kind],
      transparency: ICalEventTransparency.OPAQUE,
    })
  return calendar.toString()
}

/** Addresses of the unit's exported calendar. @throws ApiError `not_found` */
export async function readExport(db: Db, unit: string, publicUrl: string): Promise<CalendarExport> {
  if (!(await unitExists(db, unit))) throw notFound('Unit')
  const address = (token: string) => `${publicUrl}/api/calendar/${token}.ics`
  const feeds = await listExportFeeds(db, unit)
  return {
    url: address(await unitToken(db, unit)),
    feeds: feeds.map(({ id, title, token }) => ({ id, title, url: address(token) })),
  }
}

/** Replaces the addresses of the exported calendar; the old ones stop working. @throws ApiError `not_found` */
export async function renewExport(
  db: Db,
  actor: Actor,
  unit: string,
  publicUrl: string,
): Promise<CalendarExport> {
  return inTransaction(db, async (tx) => {
    if (!(await unitExists(tx, unit))) throw notFound('Unit')
    await renewTokens(tx, unit)
    await recordChange(tx, actor, {
      collection: 'accommodation-units',
      recordId: unit,
      action: 'renew_calendar',
    })
    return readExport(tx, unit, publicUrl)
  })
}
