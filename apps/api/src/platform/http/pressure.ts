import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

const sampleMs = 500
const resolutionMs = 10
/** A request that waits so long for its turn is better sent away than added to the queue. */
export const usualLimitMs = 1000

/** How late the event loop has run lately, in milliseconds. */
export interface LoopGauge {
  delayMs(): number
  stop(): void
}

export function startLoopGauge(): LoopGauge {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  const lateness = lastingLateness()
  const sample = () => {
    // Without a sample (NaN) the loop did not come round at all in between; the next one tells.
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
 * The lateness that lasts: the smaller one of the last two samples. A single pause (a large file, a machine that was
 * busy elsewhere) is over when the next sample comes, and sending guests away for it would only cost them their call.
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

/** Answers 503 with Retry-After while the process cannot keep up, except where `config.evenUnderPressure` says so. */
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
