import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Reason for which the last reading of a foreign calendar failed; earlier events stay. */
export const feedProblems = [
  {
    value: 'address_refused',
    label: {
      sk: 'Adresa nie je dovolená: musí byť https a verejná',
      en: 'The address is not allowed: it must be https and public',
    },
  },
  { value: 'unreachable', label: { sk: 'Portál neodpovedá', en: 'The portal does not answer' } },
  {
    value: 'too_slow',
    label: { sk: 'Portál odpovedal príliš pomaly', en: 'The portal answered too slowly' },
  },
  {
    value: 'refused_by_portal',
    label: {
      sk: 'Portál kalendár nevydal, adresa asi už neplatí',
      en: 'The portal did not give the calendar; the address is probably outdated',
    },
  },
  { value: 'too_large', label: { sk: 'Kalendár je priveľký', en: 'The calendar is too large' } },
  {
    value: 'not_a_calendar',
    label: { sk: 'Na adrese nie je čitateľný kalendár', en: 'There is no readable calendar at the address' },
  },
  {
    value: 'suddenly_empty',
    label: {
      sk: 'Kalendár je zrazu prázdny, dni sme zatiaľ nechali obsadené',
      en: 'The calendar is suddenly empty; we kept the days taken for now',
    },
  },
] as const
export type FeedProblem = (typeof feedProblems)[number]['value']

const address = { sk: 'Kalendár', en: 'Calendar' }
const condition = { sk: 'Stav', en: 'State' }

/** Calendars of portals that are read every quarter of an hour; their events take nights as stays do. */
export const calendarFeeds = declare({
  name: 'calendar-feeds',
  label: {
    one: { sk: 'Kalendár portálu', en: 'Portal calendar' },
    many: { sk: 'Kalendáre portálov', en: 'Portal calendars' },
  },
  adminPath: '/calendar-feeds',
  operations: fullPattern,
  permissions: { read: 'settings.read', edit: 'settings.edit' },
  titleField: 'title',
  sort: 'title:ASC',
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: { sk: 'Jednotka', en: 'Unit' },
      required: true,
      nested: true,
      inList: true,
      section: address,
    }),
    title: f.text({
      label: { sk: 'Portál', en: 'Portal' },
      required: true,
      inList: true,
      section: address,
      help: {
        sk: 'Názov, pod ktorým udalosti uvidíte v kalendári.',
        en: 'The name under which you see the events in the calendar.',
      },
    }),
    url: f.calendarUrl({
      label: { sk: 'Adresa kalendára (iCal)', en: 'Calendar address (iCal)' },
      required: true,
      section: address,
      help: {
        sk: 'Nájdete ju v nastaveniach portálu pri exporte kalendára. Začína sa https:// alebo webcal://.',
        en: 'You find it in the settings of the portal, at the export of its calendar. It begins with https:// or webcal://.',
      },
    }),
    active: f.flag({
      label: { sk: 'Načítavať', en: 'Read it' },
      default: true,
      inList: true,
      section: address,
      help: {
        sk: 'Po vypnutí sa dni, ktoré kalendár obsadil, uvoľnia.',
        en: 'When switched off, the days taken by the calendar are freed.',
      },
    }),
    ignore_echoes: f.flag({
      label: { sk: 'Portál nám vracia naše vlastné dni', en: 'The portal sends our own days back' },
      default: false,
      section: address,
      help: {
        sk: 'Zapnite, ak portál posiela späť aj to, čo načítal od nás (robí to napríklad Booking.com). Udalosť, ktorá sa dňami presne zhoduje s naším pobytom alebo zatvorením, potom nehlásime ako konflikt.',
        en: 'Switch it on if the portal also sends back what it read from us (Booking.com does). An event whose days equal those of a stay or closure of ours is then no conflict.',
      },
    }),
    last_ok_at: f.instant({
      label: { sk: 'Naposledy načítaný', en: 'Last read' },
      readOnly: true,
      inList: true,
      section: condition,
    }),
    last_tried_at: f.instant({
      label: { sk: 'Posledný pokus', en: 'Last attempt' },
      readOnly: true,
      section: condition,
    }),
    last_error: f.choice(feedProblems, {
      label: { sk: 'Posledný problém', en: 'Last problem' },
      readOnly: true,
      inList: true,
      section: condition,
    }),
    event_count: f.count({
      label: { sk: 'Budúce udalosti', en: 'Coming events' },
      default: 0,
      readOnly: true,
      inList: true,
      section: condition,
    }),
    unread_count: f.count({
      label: { sk: 'Nečitateľné udalosti', en: 'Unreadable events' },
      default: 0,
      readOnly: true,
      section: condition,
    }),
    is_stale: f.computed(z.boolean(), { label: { sk: 'Starý', en: 'Old' } }),
  },
})
