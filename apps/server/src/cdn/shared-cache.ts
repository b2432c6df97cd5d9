import { showsNights } from '@dvor/contract/site/site-pages.ts'
import type { FastifyInstance } from 'fastify'
import { nextMidnight } from '../http/next-midnight.ts'
import { createPurger, type PurgeTarget } from './purger.ts'

/** Time (s) for which a CDN may send an answer without asking, should a purge never arrive. */
const sharedSeconds = 300
/** Time (s) after it during which it may send the answer while it fetches the new one. */
const staleSeconds = 60

/** Tag of everything that is the same for all visitors, and of what a booking changes besides. */
const tags = { content: 'dvor-content', nights: 'dvor-nights' }

/** How answers that are the same for every visitor may be kept outside of the process. */
export interface SharedCache {
  /** Headers for the answer at an address. */
  headersFor(address: string): Record<string, string>
}

/** Without a CDN browsers ask each time and get 304. */
export const noSharedCache: SharedCache = { headersFor: () => ({ 'cache-control': 'no-cache' }) }

interface Changes {
  onContentChange(listener: () => void): void
  onNightsChange?(listener: () => void): void
  upToDate(): boolean
}

/**
 * Lets a CDN keep public answers, and purges them by tag after every change, at midnight and at the start. Nothing waits
 * for a purge. While this instance gets no notifications of changes, its answers are not to be kept.
 */
export function openSharedCache(app: FastifyInstance, api: Changes, target: PurgeTarget): SharedCache {
  const purger = createPurger({
    ...target,
    failed: (reason) => app.log.warn({ reason }, 'the CDN was not purged, trying again'),
  })
  const purgeAll = () => purger.purge(tags.content)
  api.onContentChange(purgeAll)
  api.onNightsChange?.(() => purger.purge(tags.nights))
  const timer = atMidnights(purgeAll)
  app.addHook('onListen', async () => purgeAll())
  app.addHook('onClose', async () => {
    timer.stop()
    await purger.close()
  })
  return {
    headersFor: (address) => (api.upToDate() ? sharedHeaders(address) : noSharedCache.headersFor(address)),
  }
}

function sharedHeaders(address: string): Record<string, string> {
  const cacheTags = [tags.content, ...(showsNights(address) ? [tags.nights] : [])]
  return {
    'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`,
    'cache-tag': cacheTags.join(','),
    'surrogate-key': cacheTags.join(' '),
  }
}

/** Calls at every midnight of the property, when time alone changes pages. */
function atMidnights(act: () => void): { stop(): void } {
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(
      () => {
        act()
        plan()
      },
      nextMidnight(new Date()).getTime() - Date.now(),
    ).unref()
  }
  plan()
  return { stop: () => clearTimeout(timer) }
}
