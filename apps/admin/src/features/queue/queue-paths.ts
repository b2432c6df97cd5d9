import { alertPaths, isHandledByOwner } from '@dvor/booking/messages/alert-text.ts'
import { alertKind } from '@dvor/contract/insight/alerts.ts'
import type { QueueLine } from '@dvor/contract/insight/queue.ts'

type Place = Pick<QueueLine, 'kind' | 'id' | 'reservation'>

const reservationOf = ({ id, reservation }: Place, section = '') =>
  `/reservations/edit/${reservation ?? id}${section}`

const paths: Readonly<Record<QueueLine['kind'], (line: Place) => string | null>> = {
  conflict: () => '/calendar-conflicts',
  approval: (line) => reservationOf(line),
  missed: (line) => reservationOf(line),
  alert: (line) => reservationOf(line),
  register: (line) => reservationOf(line, '#register'),
  email: (line) => (line.reservation ? reservationOf(line, '#messages') : `/incoming-emails/edit/${line.id}`),
  enquiry: ({ id }) => `/contact-messages/edit/${id}`,
  hall: ({ id }) => `/hall-demands/edit/${id}`,
  payment: () => '/payments-inbox?state=open',
  invoice: () => '/received-invoices',
  task: ({ id }) => `/tasks/edit/${id}`,
  review: ({ id }) => `/survey-requests/${id}`,
  property: ({ id }) => {
    const alert = alertKind.safeParse(id).data
    return alert && isHandledByOwner(alert) ? alertPaths[alert] : null
  },
}

/** The screen where a line is settled; null where only the operator of the server can. */
export const queuePath = (line: Place): string | null => paths[line.kind](line)

const isAt = (line: Place, pathname: string) => queuePath(line)?.split(/[?#]/)[0] === pathname

/** The screen of the line after the one that is open, from the beginning again after the last; undefined without any. */
export function nextPath(lines: readonly Place[], pathname: string): string | undefined {
  const after = lines.findLastIndex((line) => isAt(line, pathname)) + 1
  return [...lines.slice(after), ...lines.slice(0, after)]
    .flatMap((line) => queuePath(line) ?? [])
    .find((path) => path.split(/[?#]/)[0] !== pathname)
}
