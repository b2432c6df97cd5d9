import { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import type { Choice } from '../declaration/field.ts'
import { seenWith } from '../declaration/seen-with.ts'
import { lineReasons } from '../money/statements.ts'
import { reservationAlertKinds } from '../reservations/reservation-alerts.ts'
import { cents, day, id, instant } from '../values/values.ts'
import { alertKind } from './alerts.ts'

interface QueueKind extends Choice {
  /** Permission with which its lines are seen. */
  readonly sees: Permission
  /** 1 before 2 before 3; what must be settled within a day comes before all. */
  readonly urgency: 1 | 2 | 3
}

/** What waits for a person. */
export const queueKinds = [
  {
    value: 'conflict',
    label: { sk: 'Konflikt kalendárov', en: 'Calendar conflict' },
    sees: 'chart.read',
    urgency: 1,
  },
  {
    value: 'approval',
    label: { sk: 'Žiadosť o pobyt', en: 'Booking request' },
    sees: 'reservations.read',
    urgency: 1,
  },
  {
    value: 'missed',
    label: { sk: 'Zmeškaný krok', en: 'Missed step' },
    sees: 'reservations.read',
    urgency: 1,
  },
  { value: 'email', label: { sk: 'Došlý e-mail', en: 'Incoming e-mail' }, sees: 'messages.read', urgency: 2 },
  {
    value: 'enquiry',
    label: { sk: 'Správa z webu', en: 'Message from the site' },
    sees: 'enquiries.manage',
    urgency: 2,
  },
  {
    value: 'hall',
    label: { sk: 'Dopyt na sálu', en: 'Hall enquiry' },
    sees: 'enquiries.manage',
    urgency: 2,
  },
  {
    value: 'alert',
    label: { sk: 'Rezervácia', en: 'Booking' },
    sees: 'reservations.read',
    urgency: 2,
  },
  {
    value: 'register',
    label: { sk: 'Kniha hostí', en: 'Guest register' },
    sees: 'reservations.checkin',
    urgency: 2,
  },
  {
    value: 'payment',
    label: { sk: 'Platba z výpisu', en: 'Payment of a statement' },
    sees: 'statements.manage',
    urgency: 2,
  },
  { value: 'property', label: { sk: 'Dom a program', en: 'Property' }, sees: 'dashboard.read', urgency: 2 },
  {
    value: 'invoice',
    label: { sk: 'Prijatá faktúra', en: 'Received invoice' },
    sees: 'documents.read',
    urgency: 3,
  },
  {
    value: 'task',
    label: { sk: 'Závada alebo úloha', en: 'Defect or task' },
    sees: 'tasks.read',
    urgency: 3,
  },
  {
    value: 'review',
    label: { sk: 'Odpoveď v dotazníku', en: 'Survey answer' },
    sees: 'surveys.read',
    urgency: 3,
  },
] as const satisfies readonly QueueKind[]
export const queueKind = z.enum(queueKinds.map(({ value }) => value))
export type QueueKindName = z.infer<typeof queueKind>

/** Lines in one answer at most; the counts are of all. */
export const mostQueueLines = 100

const missedSteps = ['arrival', 'departure', 'online_payment'] as const

/** One thing that waits for a person, with what its kind has. */
export const queueLine = z.object({
  kind: queueKind,
  /** Of the record that waits; a kind of alert for `property`. */
  id: z.string(),
  /** The reservation concerned, or that of an e-mail. */
  reservation: id.nullable(),
  /** Guest, subject, payer, room, or words of a task; null where it has none. */
  title: z.string().nullable(),
  /** Sender of an e-mail. */
  person: seenWith('guests.read', z.string().nullable()),
  /** The first words of a message, the reason of an alert, the room of a task. */
  detail: z.string().nullable(),
  /** Which alert, why a payment waits, which step was missed. */
  topic: z
    .enum([
      ...reservationAlertKinds.map(({ value }) => value),
      ...lineReasons.map(({ value }) => value),
      ...missedSteps,
      ...alertKind.options,
    ])
    .nullable(),
  /** Arrival, first disputed night, day of a payment, or day by which it is due. */
  day: day.nullable(),
  amount: seenWith('money.read', cents.nullable()),
  /** Persons missing in the register, or cases of an alert. */
  count: z.int().nullable(),
  /** Null where it is not known. */
  since: instant.nullable(),
  /** By when it must be settled. */
  until: instant.nullable(),
})
export type QueueLine = z.infer<typeof queueLine>

export const queueQuery = z.strictObject({ kind: queueKind.optional() })

/** `GET /queue`: what waits and the caller may see, the most urgent first, then by age. */
export const queue = z.object({
  lines: z.array(queueLine).max(mostQueueLines),
  /** Of every kind that has some, whatever kind was asked for. */
  counts: z.array(z.object({ kind: queueKind, count: z.int() })),
})
export type Queue = z.infer<typeof queue>
