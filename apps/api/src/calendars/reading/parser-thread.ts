import { parentPort, workerData } from 'node:worker_threads'
import { FeedFailure } from './feed-failure.ts'
import { parseFeed } from './parse-feed.ts'
import type { ParserAnswer, ParserOrder } from './parse-aside.ts'

function answer({ text, today }: ParserOrder): ParserAnswer {
  try {
    return { read: parseFeed(text, today) }
  } catch (error) {
    return { problem: error instanceof FeedFailure ? error.problem : 'not_a_calendar' }
  }
}

parentPort?.postMessage(answer(workerData as ParserOrder))
