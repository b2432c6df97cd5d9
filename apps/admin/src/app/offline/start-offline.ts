import { onlineManager } from '@tanstack/react-query'
import { session } from '../../core/client/api.ts'
import { isAway, watchConnection } from '../../core/client/connection.ts'
import { setKept } from '../../core/client/kept.ts'
import { isSameRights } from '../../core/client/may.ts'
import { queryClient } from '../../core/client/query-client.ts'
import { currentRights, watchRights } from '../../core/client/rights.ts'
import { loadCopy } from '../../core/offline/copy.ts'
import { followTabs, loadQueue } from '../../core/offline/queue.ts'
import { canKeep } from '../../core/offline/vault.ts'
import { answerOf, isAnswered } from './answers.ts'
import { forgetCopy, ownCopy, renewCopy } from './follow-copy.ts'
import { sendWaiting } from './send-waiting.ts'

/** Delay (ms) of the first copy, so that the screen that is wanted now comes first. */
const settleMs = 3000
/** How often (ms) waiting changes and the copy are looked after. */
const everyMs = 30_000

/** Keeps the copy of the signed-in person and sends what waits, from the start of the page on. */
export function startOffline(): void {
  if (!canKeep()) return
  // The library takes every page for online until the browser tells of a change.
  onlineManager.setOnline(navigator.onLine)
  setKept({
    person: async (id) => (await loadCopy(id).catch(() => null))?.person ?? null,
    answers: isAnswered,
    answer: (key) => {
      const copy = ownCopy()?.copy
      return copy && answerOf(copy, key)
    },
  })
  followSession()
  followRights()
  followTabs(() => quietly(loadQueue(session.claims()?.id ?? null)))
  const look = () => quietly(sendWaiting().then(renewCopy))
  const lookNow = () => quietly(sendWaiting({ isAsked: true }).then(renewCopy))
  setInterval(look, everyMs)
  window.addEventListener('online', lookNow)
  window.addEventListener('focus', lookNow)
  let wasAway = isAway()
  watchConnection(() => {
    if (wasAway && !isAway())
      quietly(sendWaiting({ isAsked: true }).then(() => queryClient.invalidateQueries()))
    wasAway = isAway()
  })
}

/** A browser without a usable database, as in some private windows, keeps nothing; all else works. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

/** Follows sign-in and sign-out: the copy goes with the session, what waits is for its person alone. */
function followSession(): void {
  let user: string | null | undefined
  const follow = () => {
    const next = session.claims()?.id ?? null
    if (next === user) return
    const isOther = user !== undefined || next === null
    user = next
    quietly(
      (isOther ? forgetCopy() : Promise.resolve())
        .then(() => (next ? loadCopy(next) : null))
        .then(() => loadQueue(next))
        .then(() => sendWaiting({ isAsked: true })),
    )
  }
  follow()
  session.subscribe(follow)
}

/** What a person may no longer see leaves the device at once. */
function followRights(): void {
  let former = currentRights()
  watchRights(() => {
    const now = currentRights()
    const isChanged = former && now && former.id === now.id && !isSameRights(former, now)
    former = now
    if (isChanged) quietly(forgetCopy().then(renewCopy))
    else if (now) setTimeout(() => quietly(renewCopy()), settleMs)
  })
}
