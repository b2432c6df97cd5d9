import { alertPaths, alertText, isHandledByOwner } from '@dvor/booking/messages/alert-text.ts'
import { can, type Principal } from '@dvor/contract/accounts/roles.ts'
import { withoutUnseen } from '@dvor/contract/declaration/without-unseen.ts'
import type { AlertKind, OwnerAlert } from '@dvor/contract/insight/alerts.ts'
import { dashboard, dashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import { capital } from '@dvor/format/capital.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText, persons } from '@dvor/format/plurals.ts'
import { z } from 'zod'
import type { Block, Fact } from '../db/schema/messages/email-content.ts'
import { letterWords } from './letter-words.ts'
import type { Morning } from './read-morning.ts'

/** A reservation of the dashboard as a reader sees it; what the reader may not see is absent. */
const seenCard = dashboardReservation
  .pick({ id: true, guest_name: true, arrival_time: true, adults: true, children: true, due: true })
  .extend({ attention: dashboardReservation.shape.attention, unit_codes: z.array(z.string()) })
  .partial({ guest_name: true, due: true, attention: true })
type SeenCard = z.infer<typeof seenCard>

const seenDashboard = dashboard.pick({ alerts: true }).extend({
  arrivals: z.array(seenCard),
  departures: z.array(seenCard),
  attention: z.object({
    flagged: z.array(seenCard),
    missed_arrivals: z.array(seenCard),
    missed_departures: z.array(seenCard),
  }),
})

/** Who reads the letter and where its links lead. */
export interface Reading {
  principal: Principal
  language: OfficeLanguage
  publicUrl: string
}

const reportKinds: ReadonlySet<AlertKind> = new Set(['guests_missing', 'foreigners_due', 'stay_tax_due'])

/** Most rows of a part; the rest is a number, because nobody reads further in an e-mail. */
const mostRows = 30

/** The letter of a day for one reader: a sentence and its parts, without those that are empty or not for the reader. */
export function composeLetter(morning: Morning, reading: Reading): { summary: string; blocks: Block[] } {
  const { principal, language } = reading
  const words = letterWords[language]
  const seen = seenDashboard.parse(withoutUnseen(principal, dashboard, morning.dashboard))
  const isReport = ({ kind }: OwnerAlert) => reportKinds.has(kind)
  const rooms = can(principal, 'housekeeping.read') ? roomFacts(morning, reading) : []
  const tasks = can(principal, 'tasks.read') ? taskFacts(morning, reading) : []
  const alertFacts = (alerts: OwnerAlert[]) => alerts.map((one) => alertFact(one, reading))
  const others = seen.alerts.filter((one) => !isReport(one) && one.kind !== 'tasks_overdue')
  const parts: [title: string, rows: Fact[]][] = [
    [words.arrivals, seen.arrivals.map((card) => cardFact(card, timeOf(card, reading), reading))],
    [words.departures, seen.departures.map((card) => cardFact(card, unitsOf(card), reading))],
    [words.rooms, rooms],
    [words.outdoor, can(principal, 'reservations.read') ? outdoorFacts(morning, reading) : []],
    [words.tasks, tasks],
    [words.reports, alertFacts(seen.alerts.filter(isReport))],
    [words.odd, [...oddFacts(seen.attention, reading), ...alertFacts(others)]],
  ]
  const counted = parts.slice(0, 3).filter(([, rows]) => rows.length > 0)
  const blocks = parts.flatMap(([title, rows]) => (rows.length > 0 ? [blockOf(title, rows, language)] : []))
  const quiet = blocks.length === 0 ? words.nothing : words.quiet
  const summary = capital(counted.map(([title, rows]) => `${title.toLowerCase()}: ${rows.length}`).join(', '))
  return { summary: summary || quiet, blocks }
}

function blockOf(title: string, rows: Fact[], language: OfficeLanguage): Block {
  const rest = rows.length - mostRows
  const more = rest > 0 ? [{ label: '…', value: letterWords[language].more(rest) }] : []
  return { kind: 'facts', title, rows: [...rows.slice(0, mostRows), ...more] }
}

const unitsOf = ({ unit_codes }: SeenCard) => unit_codes.join(', ') || '–'

function timeOf(card: SeenCard, { language }: Reading): string {
  const { arrival_time } = card
  const time = arrival_time ? formatTime(arrival_time, language) : letterWords[language].noTime
  return `${unitsOf(card)}\n${time}`
}

function cardFact(card: SeenCard, label: string, { language, publicUrl }: Reading): Fact {
  const words = letterWords[language]
  const { id, guest_name, due, adults, children } = card
  const lines = [
    `${guest_name ?? words.guest} · ${partyText(adults, children, language)}`,
    due !== undefined && due > 0 ? words.due(formatMoney(due, language)) : '',
  ]
  return { label, value: lines.filter(Boolean).join('\n'), url: `${publicUrl}/reservations/edit/${id}` }
}

function roomFacts({ rooms }: Morning, { language, publicUrl }: Reading): Fact[] {
  const words = letterWords[language]
  return rooms.map(({ code, work, plan }) => ({
    label: `${code}\n${[words.work[work.kind], work.linen ? words.linen : ''].filter(Boolean).join(', ')}`,
    value: [
      plan.cleaner_name ?? words.nobody,
      plan.until && words.until(formatTime(plan.until, language)),
      plan.note,
    ]
      .filter(Boolean)
      .join(' · '),
    url: `${publicUrl}/housekeeping`,
  }))
}

function outdoorFacts(
  { activities, dashboard: { today } }: Morning,
  { language, publicUrl }: Reading,
): Fact[] {
  return activities.map(({ title, time_from, persons: coming }) => ({
    label: formatTime(time_from, language),
    value: `${title} · ${persons(coming, language)}`,
    url: `${publicUrl}/weather?day=${today}`,
  }))
}

function taskFacts({ tasks }: Morning, { language, publicUrl }: Reading): Fact[] {
  return tasks.map(({ id, title, due_on, person }) => ({
    label: due_on ? formatDay(due_on, language) : '',
    value: [title, person].filter(Boolean).join(' · '),
    url: `${publicUrl}/tasks/edit/${id}`,
  }))
}

function alertFact(alert: OwnerAlert, { language, publicUrl }: Reading): Fact {
  const path = isHandledByOwner(alert.kind) ? alertPaths[alert.kind] : '/dashboard'
  return { label: `${alert.count}×`, value: alertText(alert, language), url: publicUrl + path }
}

type Odd = z.infer<typeof seenDashboard>['attention']

function oddFacts({ flagged, missed_arrivals, missed_departures }: Odd, reading: Reading): Fact[] {
  const words = letterWords[reading.language]
  const facts = (cards: SeenCard[], say: (card: SeenCard) => string) =>
    cards.map((card) => ({
      label: card.guest_name ?? words.guest,
      value: say(card),
      url: `${reading.publicUrl}/reservations/edit/${card.id}`,
    }))
  return [
    ...facts(flagged, ({ attention }) => attention ?? words.flagged),
    ...facts(missed_arrivals, () => words.missedArrival),
    ...facts(missed_departures, () => words.missedDeparture),
  ]
}
