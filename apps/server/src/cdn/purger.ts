import { createHmac } from 'node:crypto'

/** Address to which changes are sent, and the secret shared with it. */
export interface PurgeTarget {
  readonly url: string
  readonly token: string
}

interface PurgerOptions extends PurgeTarget {
  /** Called for each failed attempt, with its reason. */
  readonly failed: (reason: string) => void
  /** First pause (ms) after a failure; it doubles up to a minute. */
  readonly retryMs?: number
  /** Time (ms) after which the same tags are purged once more. */
  readonly againMs?: number
}

export interface Purger {
  /** Purges what has this tag, as soon as possible; returns at once. */
  purge(tag: string): void
  close(): Promise<void>
}

const answerLimitMs = 5000
const longestPauseMs = 60_000
/** A page that was made before a change can reach the CDN after the purge; by then it has. */
const usualAgainMs = 1500

/**
 * Calls the webhook of a CDN for changed tags. Tags of a call under way wait for the next one, and those of a failed one
 * are sent again until they arrive. Nothing is stored: a start purges everything, and every instance tells each change.
 */
export function createPurger(options: PurgerOptions): Purger {
  const { failed, retryMs = 1000, againMs = usualAgainMs } = options
  const tagsToPurge = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const ending = new AbortController()
  let running: Promise<void> | undefined

  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms).unref()
    timers.add(timer)
  }
  const run = async () => {
    for (let pause = retryMs; tagsToPurge.size > 0 && !ending.signal.aborted;) {
      const tags = [...tagsToPurge]
      tagsToPurge.clear()
      const reason = await call(options, tags, ending.signal)
      if (reason === undefined) {
        pause = retryMs
        continue
      }
      for (const tag of tags) tagsToPurge.add(tag)
      failed(reason)
      const wait = pause
      await new Promise<void>((resolve) => {
        ending.signal.addEventListener('abort', () => resolve(), { once: true })
        later(wait, resolve)
      })
      pause = Math.min(longestPauseMs, pause * 2)
    }
    running = undefined
  }
  const begin = (tag: string) => {
    tagsToPurge.add(tag)
    running ??= run()
  }
  return {
    purge(tag) {
      begin(tag)
      later(againMs, () => begin(tag))
    },
    async close() {
      ending.abort()
      for (const timer of timers) clearTimeout(timer)
      await running
    },
  }
}

/** One call. @returns why it failed, undefined when it did not */
async function call(
  { url, token }: PurgeTarget,
  tags: string[],
  ending: AbortSignal,
): Promise<string | undefined> {
  const body = JSON.stringify({ tags })
  const moment = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', token).update(`${moment}.${body}`).digest('hex')
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.any([ending, AbortSignal.timeout(answerLimitMs)]),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'surrogate-key': tags.join(' '),
        'dvor-signature': `t=${moment},v1=${signature}`,
      },
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `answered ${answer.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}
