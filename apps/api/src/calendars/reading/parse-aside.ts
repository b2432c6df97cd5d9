import { Worker } from 'node:worker_threads'
import type { FeedProblem } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import type { Day } from '@dvor/format/days.ts'
import { FeedFailure } from './feed-failure.ts'
import type { ReadFeed } from './parse-feed.ts'

export interface ParserOrder {
  text: string
  today: Day
}
export type ParserAnswer = { read: ReadFeed } | { problem: FeedProblem }

const script = new URL('./parser-thread.ts', import.meta.url)
/** A calendar of 5 MB needs a third of it. */
const memoryMb = 256

/**
 * Parses a foreign file in a thread of its own, which ends with `signal` or when its memory is used up, so that no
 * file can stop the process. @throws FeedFailure
 */
export async function parseAside(order: ParserOrder, signal: AbortSignal): Promise<ReadFeed> {
  const worker = new Worker(script, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const stop = () => void worker.terminate()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const answer = await answerOf(worker, signal)
    if ('problem' in answer) throw new FeedFailure(answer.problem)
    return answer.read
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<ParserAnswer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FeedFailure('too_large') : error),
    )
    worker.once('exit', () => reject(new FeedFailure(signal.aborted ? 'too_slow' : 'not_a_calendar')))
  })
}
