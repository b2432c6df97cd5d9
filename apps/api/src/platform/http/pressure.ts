import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

const sampleMs = 500
const resolutionMs = 10
/** Delay from which a request is refused rather than queued. */
export const usualLimitMs = 1000

/** Measures how late the event loop has run lately, in milliseconds. */
export interface LoopGauge {
  delayMs(): number
  stop(): void
}

/** Starts measuring; `stop` ends it. */
export function startLoopGauge(): LoopGauge {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  const lateness = lastingLateness()
  const sample = () => {
    // Without a sample (NaN) the loop did not run at all in between; the next sample shows it.
    if (histogram.count > 0) lateness.add(Math.max(0, histogram.mean / 1e6 - resolutionMs))
    histogram.reset()
  }
  const timer = setInterval(sample, sampleMs).unref()
  return {
    delayMs: lateness.lasting,
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

/**
 * The lasting delay: the smaller of the last two samples. A single pause (a large file, a busy machine) is over by the
 * next sample, and refusing requests would not help.
 */
export function lastingLateness() {
  let [before, latest] = [0, 0]
  return {
    add(sample: number) {
      ;[before, latest] = [latest, sample]
    },
    lasting: () => Math.min(before, latest),
  }
}

/** Answers 503 with Retry-After while the process is overloaded, except where `config.evenUnderPressure` is set. */
export function refuseUnderPressure(app: FastifyInstance, gauge: LoopGauge, limitMs = usualLimitMs): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (gauge.delayMs() < limitMs || routeOptions.config.evenUnderPressure) return
    throw new ApiError('unavailable', 'Too much is going on', { retryAfterSeconds: 2 })
  })
  app.addHook('onClose', async () => gauge.stop())
}

declare module 'fastify' {
  interface FastifyContextConfig {
    evenUnderPressure?: boolean
  }
}
