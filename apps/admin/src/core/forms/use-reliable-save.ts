import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { isUnanswered } from '@dvor/client/transport/result.ts'
import { newWriteKey } from '@dvor/client/transport/write-keys.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Attempt } from '../client/api.ts'
import { keepSent, readSent, type Sent } from './drafts.ts'
import { bodyOf, startValues, type FormValues } from './form-values.ts'
import type { AnyRecord } from '../records/records.ts'
import { isKeepable } from './touched-fields.ts'
import { useSave, type SavedVersion } from '../records/use-save.ts'

/** Interval between two attempts without a connection, in milliseconds. */
const tryAgainAfter = 5000

/** Called with the outcome of a save and the values that were sent. */
export type Saved = (result: Attempt<AnyRecord>, values: FormValues) => void

/**
 * Saves reliably: a call without an answer is sent again under the same idempotency key until it is answered;
 * later changes wait for it. A save that was unanswered before a reload is sent again at once. `onSaved` is
 * called for saves that were repeated.
 * @param draftKey storage key of the unanswered save
 */
export function useReliableSave(collection: Collection, draftKey: string, onSaved: Saved) {
  const save = useSave(collection)
  const [lastRequest] = useState(() => readSent(draftKey))
  const lost = useRef<Sent | null>(lastRequest)
  /** The last version that the server confirmed. */
  const lastRecord = useRef<AnyRecord | null>(null)
  const isBusy = useRef(false)
  const [isLost, setLost] = useState(lastRequest !== null)

  async function attempt(sent: Sent): Promise<Attempt<AnyRecord>> {
    isBusy.current = true
    if (isKeepable(collection)) keepSent(draftKey, sent)
    const result = await save(sent.body, sent.version ?? undefined, sent.key)
    isBusy.current = false
    const isUnknown = !result.ok && isUnanswered(result.error)
    lost.current = isUnknown ? sent : null
    if (!isUnknown) keepSent(draftKey, null)
    if (result.ok) lastRecord.current = result.value
    setLost(isUnknown)
    return result
  }

  async function retry() {
    const sent = lost.current
    if (!sent || isBusy.current) return
    const result = await attempt(sent)
    if (lost.current === null) onSaved(result, sent.values)
  }
  const retryNow = useEffectEvent(() => void retry())
  useEffect(() => {
    if (lastRequest) retryNow()
  }, [lastRequest])
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => retryNow(), tryAgainAfter)
    const online = () => retryNow()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [isLost])

  /** @param body changes against `version`; recomputed when a repeated save turns out to be newer */
  async function send(
    values: FormValues,
    body: Record<string, unknown>,
    version: SavedVersion | undefined,
  ): Promise<Attempt<AnyRecord>> {
    if (lost.current) {
      const first = await attempt(lost.current)
      if (lost.current) return first
    }
    const unheard = lastRecord.current && isNewer(lastRecord.current, version) ? lastRecord.current : null
    if (!unheard) return attempt(saveOf(body, version, values))
    const rest = bodyOf(collection, values, startValues(collection, unheard), false)
    if (Object.keys(rest).length === 0) return { ok: true, value: unheard }
    return attempt(saveOf(rest, unheard, values))
  }

  return { send, retry, isLost }
}

function saveOf(body: Record<string, unknown>, version: SavedVersion | undefined, values: FormValues): Sent {
  const changed = version ? { id: version.id, updatedAt: version.updatedAt } : null
  return { key: newWriteKey(), body, version: changed, values: { ...values } }
}

const isNewer = (record: AnyRecord, version: SavedVersion | undefined) =>
  !version || record.updatedAt > version.updatedAt
