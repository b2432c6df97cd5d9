import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { calendarConflicts } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { contactMessages } from '@dvor/contract/collections/messages/contact-messages.ts'
import { incomingEmails } from '@dvor/contract/collections/messages/incoming-emails.ts'
import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import type { QueueLine } from '@dvor/contract/insight/queue.ts'
import { client, type Attempt } from '../../core/client/api.ts'

interface Settling {
  readonly needs: Permission
  readonly call: (id: string) => Promise<Attempt<unknown>>
}

/** Kinds that one press settles, with its call and the permission that it needs. */
export const settlings = {
  conflict: {
    needs: calendarConflicts.permissions.edit,
    call: (id) => client.resource(calendarConflicts).attempt.edit(id, { seen: true }),
  },
  email: {
    needs: incomingEmails.permissions.edit,
    call: (id) => client.resource(incomingEmails).attempt.edit(id, { is_new: false }),
  },
  enquiry: {
    needs: contactMessages.permissions.edit,
    call: (id) => client.resource(contactMessages).attempt.edit(id, { answered: true, is_new: false }),
  },
  hall: {
    needs: hallDemands.permissions.edit,
    call: (id) => client.resource(hallDemands).attempt.edit(id, { state: 'contacted', is_new: false }),
  },
  alert: { needs: 'reservations.edit', call: (id) => client.frontDesk.attempt.closeAlert(id) },
  task: {
    needs: tasks.permissions.edit,
    call: (id) => client.resource(tasks).attempt.edit(id, { done: true }),
  },
  review: {
    needs: surveys.permissions.edit,
    call: (id) => client.resource(surveys).attempt.edit(id, { is_new: false, settled: true }),
  },
} as const satisfies Partial<Record<QueueLine['kind'], Settling>>

export type SettledKind = keyof typeof settlings
