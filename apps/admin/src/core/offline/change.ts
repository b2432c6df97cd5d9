import { roomState } from '@dvor/contract/housekeeping/rooms.ts'
import { transactionInput } from '@dvor/contract/money/ledger.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { z } from 'zod'

const note = z.string().nullable()

/** What may be done without a network. Each names the value that it was made from, where it replaces one. */
export const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('state'),
    record: z.string(),
    from: reservationState,
    to: reservationState,
    register_later: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('internal_note'), record: z.string(), from: note, to: note }),
  z.object({ kind: z.literal('thread_note'), record: z.string(), text: z.string() }),
  z.object({ kind: z.literal('payment'), record: z.string(), body: transactionInput }),
  z.object({ kind: z.literal('room'), record: z.string(), from: roomState, to: roomState }),
])
export type Change = z.infer<typeof change>

/** Why a change could not be stored, and what stands now where it is known. */
const refusal = z.object({ code: z.string(), status: z.int(), now: note })
export type Refusal = z.infer<typeof refusal>

export const waitingChange = z.object({
  /** Its `Idempotency-Key`. */
  id: z.string(),
  user: z.string(),
  made_at: z.string(),
  /** Version of the record that it was made from. */
  version: z.string().nullable(),
  /** The guest or the room, for people. */
  subject: z.string(),
  change,
  /** First attempt of which it is unknown what became; the server knows the key for 48 hours. */
  tried_at: z.string().nullable(),
  refusal: refusal.nullable(),
})
export type WaitingChange = z.infer<typeof waitingChange>

/** Whether a change is already there: a check-in or a room's state that was asked for twice. */
export const isSame = (one: Change, other: Change): boolean =>
  (one.kind === 'state' || one.kind === 'room') &&
  one.kind === other.kind &&
  one.record === other.record &&
  one.to === other.to
