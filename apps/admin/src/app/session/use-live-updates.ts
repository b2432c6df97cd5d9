import { watchChanges } from '@dvor/client/events/change-watch.ts'
import type { RecordChange } from '@dvor/contract/installation/events.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noAnswer } from '@dvor/client/transport/result.ts'
import { client, session } from '../../core/client/api.ts'
import { keysOf } from '../registry/live-keys.ts'

/** A page that is just opening needs its connections for itself. */
const settleMs = 2000
/** One booking changes several records: what comes together is read anew together. */
const gatherMs = 150

/**
 * Keeps what is on screen true while others work: each change that the server tells of makes the queries that show it
 * old. Only the tab in sight listens, for a browser has few connections for all its tabs together; coming back into
 * sight counts as having missed something.
 */
export function useLiveUpdates(): void {
  const cache = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(settling)
      if (document.visibilityState === 'visible' && !stop)
        settling = setTimeout(() => (stop = listen(cache)), settleMs)
      if (document.visibilityState === 'hidden') stop = void stop?.()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(settling)
      stop?.()
    }
  }, [cache])
}

/** While somebody signs out, the frame stands a moment longer than the session: nothing is asked for in vain. */
const openSignedIn: typeof client.open = async (path, signal) =>
  session.token() ? client.open(path, signal) : { ok: false, error: noAnswer }

function listen(cache: QueryClient): () => void {
  let gathered: RecordChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    for (const key of keysOf(gathered)) void cache.invalidateQueries({ queryKey: [key] })
    gathered = []
    timer = undefined
  }
  const stop = watchChanges(openSignedIn, {
    onChange: (change) => {
      gathered.push(change)
      timer ??= setTimeout(renew, gatherMs)
    },
    onMissed: () => void cache.invalidateQueries(),
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
