import { watchChanges } from '@dvor/client/events/change-watch.ts'
import type { RecordChange } from '@dvor/contract/installation/events.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noAnswer } from '@dvor/client/transport/result.ts'
import { client, session } from '../../core/client/api.ts'
import { currentRights } from '../../core/client/rights.ts'
import { keysOf } from '../registry/live-keys.ts'

/** Delay before the stream opens, so that a page that is loading has all connections. */
const settleMs = 2000
/** Changes within this time are handled together: one booking changes several records. */
const gatherMs = 150

/**
 * Invalidates the queries that show a changed record, by the server's stream of changes. Only a visible tab
 * listens, because a browser has few connections for all its tabs. A tab that becomes visible again reads
 * everything anew.
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

/** Opens the stream only for who may follow it, and with a session: during a sign-out the frame is still rendered for a moment. */
const openSignedIn: typeof client.open = async (path, signal) =>
  session.token() && currentRights()?.permissions.length
    ? client.open(path, signal)
    : { ok: false, error: noAnswer }

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
