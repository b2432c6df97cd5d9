import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Reason for which the last reading of a foreign calendar failed; earlier events stay. */
export const feedProblems = [
  { value: 'address_refused', label: 'Adresa nie je dovolená: musí byť https a verejná' },
  { value: 'unreachable', label: 'Portál neodpovedá' },
  { value: 'too_slow', label: 'Portál odpovedal príliš pomaly' },
  { value: 'refused_by_portal', label: 'Portál kalendár nevydal, adresa asi už neplatí' },
  { value: 'too_large', label: 'Kalendár je priveľký' },
  { value: 'not_a_calendar', label: 'Na adrese nie je čitateľný kalendár' },
  { value: 'suddenly_empty', label: 'Kalendár je zrazu prázdny, dni sme zatiaľ nechali obsadené' },
] as const
export type FeedProblem = (typeof feedProblems)[number]['value']

const address = 'Kalendár'
const condition = 'Stav'

/** Calendars of portals that are read every quarter of an hour; their events take nights as stays do. */
export const calendarFeeds = declare({
  name: 'calendar-feeds',
  label: { one: 'Kalendár portálu', many: 'Kalendáre portálov' },
  adminPath: '/calendar-feeds',
  operations: fullPattern,
  titleField: 'title',
  sort: 'title:ASC',
  fields: {
    accommodation_unit: f.relation('accommodation-units', {
      label: 'Jednotka',
      required: true,
      nested: true,
      inList: true,
      section: address,
    }),
    title: f.text({
      label: 'Portál',
      required: true,
      inList: true,
      section: address,
      help: 'Názov, pod ktorým udalosti uvidíte v kalendári.',
    }),
    url: f.url({
      label: 'Adresa kalendára (iCal)',
      required: true,
      section: address,
      help: 'Nájdete ju v nastaveniach portálu pri exporte kalendára. Začína sa https://.',
    }),
    active: f.flag({
      label: 'Načítavať',
      default: true,
      inList: true,
      section: address,
      help: 'Po vypnutí sa dni, ktoré kalendár obsadil, uvoľnia.',
    }),
    ignore_echoes: f.flag({
      label: 'Portál nám vracia naše vlastné dni',
      default: false,
      section: address,
      help: 'Zapnite, ak portál posiela späť aj to, čo načítal od nás (robí to napríklad Booking.com). Udalosť, ktorá sa dňami presne zhoduje s naším pobytom alebo uzávierkou, potom nehlásime ako konflikt.',
    }),
    last_ok_at: f.instant({ label: 'Naposledy načítaný', readOnly: true, inList: true, section: condition }),
    last_tried_at: f.instant({ label: 'Posledný pokus', readOnly: true, section: condition }),
    last_error: f.choice(feedProblems, {
      label: 'Posledný problém',
      readOnly: true,
      inList: true,
      section: condition,
    }),
    event_count: f.count({
      label: 'Budúce udalosti',
      default: 0,
      readOnly: true,
      inList: true,
      section: condition,
    }),
    unread_count: f.count({
      label: 'Nečitateľné udalosti',
      default: 0,
      readOnly: true,
      section: condition,
    }),
    is_stale: f.computed(z.boolean(), { label: 'Starý' }),
  },
})
