import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { roomNow } from '@dvor/contract/housekeeping/rooms.ts'
import { isUnanswered, type Attempt, type Failure } from '@dvor/client/transport/result.ts'
import { client } from '../../core/client/api.ts'
import type { Refusal, WaitingChange } from '../../core/offline/change.ts'

type Verdict = 'stored' | 'later' | Refusal

/**
 * What a refusal means for a change of one value: stored when the value stands already, made again from the new version
 * when nobody else has changed this value, else left to the person with what stands now.
 */
export async function judge(
  one: WaitingChange,
  failure: Failure,
  carryOut: (one: WaitingChange) => Promise<Attempt<unknown>>,
): Promise<Verdict> {
  const { change } = one
  if (change.kind === 'room') {
    const now = roomNow.safeParse(failure.details).data?.state ?? null
    return now === change.to ? 'stored' : refusalOf(failure, now)
  }
  if (change.kind === 'payment' || change.kind === 'thread_note') return refusalOf(failure, null)
  const read = await client.resource(reservations).attempt.single(change.record)
  if (!read.ok) return isUnanswered(read.error) ? 'later' : refusalOf(failure, null)
  const now = change.kind === 'state' ? read.value.state : read.value.internal_note
  if ((now ?? '') === (change.to ?? '')) return 'stored'
  const isUntouched = failure.code === 'stale' && (now ?? '') === (change.from ?? '')
  if (!isUntouched) return refusalOf(failure, now ?? null)
  const again = await carryOut({ ...one, version: read.value.updatedAt })
  if (again.ok) return 'stored'
  return isUnanswered(again.error) ? 'later' : refusalOf(again.error, now ?? null)
}

const refusalOf = ({ code, status }: Failure, now: string | null): Refusal => ({ code, status, now })
