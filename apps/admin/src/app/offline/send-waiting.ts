import { isUnanswered, type Attempt, type Failure } from '@dvor/client/transport/result.ts'
import { client, session } from '../../core/client/api.ts'
import { queryClient } from '../../core/client/query-client.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import type { WaitingChange } from '../../core/offline/change.ts'
import { loadQueue, noteChange, removeChange, waitingChanges } from '../../core/offline/queue.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { judge } from './judge.ts'

/** Shortest and longest pause (ms) after a failure. */
const pauses = { first: 15_000, longest: 10 * 60_000 }
/** The server knows a key for 48 hours; a little earlier an outcome that is not known is left to the person. */
const keyMs = 47 * 3_600_000
let pause = 0
let notBefore = 0

/**
 * Sends what waits, in its order and in one tab at a time. What the server refuses stays, for the person to decide; a
 * failure that may pass stops it. @param isAsked whether a person or a returned connection asks, so that no pause is kept
 */
export async function sendWaiting({ isAsked = false } = {}): Promise<void> {
  const user = session.claims()?.id
  if (!user || !waitingChanges().some(isOpen) || (!isAsked && Date.now() < notBefore)) return
  await navigator.locks.request('dvor-offline-queue', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    // Another tab may have sent some.
    await loadQueue(user)
    const sent = await sendInOrder(waitingChanges().filter(isOpen), user)
    if (sent === 0) return
    showSuccess(i18n.t('offline.sent', { count: sent }))
    await queryClient.invalidateQueries()
  })
}

const isOpen = ({ refusal }: WaitingChange) => refusal === null

/** @returns how many are stored on the server now */
async function sendInOrder(changes: readonly WaitingChange[], user: string): Promise<number> {
  let sent = 0
  for (const one of changes) {
    if (session.claims()?.id !== user) break
    const outcome = await sendOne(one)
    if (outcome === 'later') {
      pause = Math.min(pauses.longest, Math.max(pauses.first, pause * 2))
      notBefore = Date.now() + pause
      break
    }
    pause = 0
    if (outcome === 'stored') sent += 1
  }
  return sent
}

async function sendOne(one: WaitingChange): Promise<'stored' | 'refused' | 'later'> {
  const { tried_at } = one
  if (tried_at !== null && Date.now() - Date.parse(tried_at) > keyMs && mayDouble(one)) {
    await noteChange(one, { refusal: { code: 'unknown_outcome', status: 0, now: null } })
    return 'refused'
  }
  const outcome = await carryOut(one)
  if (!outcome.ok && isPassing(outcome.error)) {
    if (tried_at === null) await noteChange(one, { tried_at: new Date().toISOString() })
    return 'later'
  }
  const verdict = outcome.ok ? 'stored' : await judge(one, outcome.error, carryOut)
  if (verdict === 'later') return verdict
  if (verdict === 'stored') await removeChange(one)
  else await noteChange(one, { refusal: verdict })
  return verdict === 'stored' ? verdict : 'refused'
}

/** A repetition of others changes nothing. */
const mayDouble = ({ change: { kind } }: WaitingChange) => kind === 'payment' || kind === 'thread_note'

/** No answer, a busy or restarting server, a session that has ended, or the first request of the key still at work. */
const isPassing = (error: Failure): boolean =>
  isUnanswered(error) ||
  error.status >= 500 ||
  error.status === 401 ||
  error.status === 429 ||
  error.code === 'conflict'

function carryOut({ id: key, version, change }: WaitingChange): Promise<Attempt<unknown>> {
  const options = { key, ...(version && { ifMatch: version }) }
  switch (change.kind) {
    case 'state': {
      const { to, register_later } = change
      const edit = { state: to, ...(register_later && { register_later }) }
      return client.frontDesk.attempt.edit(change.record, edit, options)
    }
    case 'internal_note':
      return client.frontDesk.attempt.edit(change.record, { internal_note: change.to }, options)
    case 'thread_note':
      return client.letters.attempt.addNote(change.record, { text: change.text }, { key })
    case 'payment':
      return client.frontDesk.attempt.recordTransaction(change.record, change.body, { key })
    case 'room':
      return client.housekeeping.attempt.changeState(change.record, { from: change.from, to: change.to })
  }
}
