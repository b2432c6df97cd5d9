import { notifications } from '@mantine/notifications'
import { isUnanswered } from '@dvor/client/transport/result.ts'
import { newWriteKey } from '@dvor/client/transport/write-keys.ts'
import { session, type Attempt } from '../client/api.ts'
import { i18n } from '../texts/i18n.ts'
import type { Change } from './change.ts'
import { addChange, waitsFor } from './queue.ts'
import { canKeep } from './vault.ts'

/** A change that waits on the device. */
export const kept = Symbol('kept on the device')

interface Wanted {
  readonly change: Change
  /** Version of the record that it is made from. */
  readonly version: string | null
  /** The guest or the room, for people. */
  readonly subject: string
}

/**
 * Makes a change; without a network it is kept on the device and sent later (app/offline/send-waiting.ts). A change of a
 * record whose earlier change waits is kept behind it. @param send makes the call under the key @returns the answer, or
 * `kept`
 */
export async function sendOrKeep<T>(
  { change, version, subject }: Wanted,
  send: (key: string) => Promise<Attempt<T>>,
): Promise<Attempt<T | typeof kept>> {
  const id = newWriteKey()
  const made_at = new Date().toISOString()
  const mustWait = waitsFor(change.record)
  const outcome = mustWait ? null : await send(id)
  if (outcome && (outcome.ok || !isUnanswered(outcome.error))) return outcome
  const user = session.claims()?.id
  if (!user || !canKeep()) return outcome ?? send(id)
  const tried_at = outcome && navigator.onLine ? made_at : null
  try {
    await addChange({ id, user, made_at, version, subject, change, tried_at, refusal: null })
  } catch {
    // No usable database: the form keeps what was typed, and says so.
    return outcome ?? send(id)
  }
  // Browsers clear what is not asked to be kept when a disk is full.
  void navigator.storage?.persist?.()
  // One toast for several changes.
  notifications.show({ id: 'kept', color: 'hay', message: i18n.t('offline.kept'), autoClose: 4000 })
  return { ok: true, value: kept }
}
