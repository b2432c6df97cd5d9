import { alertText } from '@dvor/booking/messages/alert-text.ts'
import { alertKind } from '@dvor/contract/insight/alerts.ts'
import { queueKinds, type QueueLine } from '@dvor/contract/insight/queue.ts'
import { lineReasons } from '@dvor/contract/money/statements.ts'
import { reservationAlertKinds } from '@dvor/contract/reservations/reservation-alerts.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { days, hours, minutes, persons } from '@dvor/format/plurals.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { labelIn } from '../../core/texts/declared.ts'

/** Name of a line's kind. */
export const kindName = (kind: QueueLine['kind']): string => labelIn(queueKinds, kind) ?? kind

/** What waits, in a few words. */
export function titleOf({ kind, id, title, count }: QueueLine): string {
  const alert = kind === 'property' ? alertKind.safeParse(id).data : undefined
  if (alert) return alertText({ kind: alert, count: count ?? 1 })
  return title || i18n.t('queue.unnamed')
}

/** Why it waits, and what it is about. */
export function factsOf(line: QueueLine): string[] {
  const { kind, person, topic, day, amount, count, until } = line
  const { t } = i18n
  const facts = [
    kind === 'email' ? person : null,
    topicText(line),
    kind === 'register' ? t('queue.missing', { persons: persons(count ?? 0) }) : null,
    day && kind !== 'missed' ? t(`queue.day.${dayOf(kind)}`, { day: formatDay(day) }) : null,
    typeof amount === 'number' ? formatMoney(amount) : null,
    until && topic === null && kind === 'approval' ? t('queue.until', { when: formatInstant(until) }) : null,
  ]
  return facts.filter((fact) => fact !== null && fact !== undefined)
}

/** What the day of a kind is. */
function dayOf(kind: QueueLine['kind']): 'arrival' | 'night' | 'booked' | 'due' | 'event' {
  if (kind === 'conflict') return 'night'
  if (kind === 'payment') return 'booked'
  if (kind === 'hall') return 'event'
  return kind === 'task' || kind === 'invoice' ? 'due' : 'arrival'
}

function topicText({ kind, topic, day }: QueueLine): string | null {
  if (topic === null || kind === 'property') return null
  if (topic === 'arrival' || topic === 'departure' || topic === 'online_payment')
    return i18n.t(`queue.missed.${topic}`, { day: day ? formatDay(day) : '' })
  return labelIn(kind === 'payment' ? lineReasons : reservationAlertKinds, topic) ?? null
}

const minuteMs = 60_000

/** How long a line has waited, in its largest unit. @param since ISO 8601 @param now milliseconds */
export function waitedText(since: string, now: number): string {
  const passed = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs))
  if (passed < 60) return minutes(passed)
  return passed < 24 * 60 ? hours(Math.floor(passed / 60)) : days(Math.floor(passed / (24 * 60)))
}
