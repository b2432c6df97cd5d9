import type { CacheTally } from '../page-cache/page-cache.ts'
import type { PageLabel } from './page-labels.ts'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of a cache at the time of reading. */
export interface WatchedCache {
  readonly bytes: number
  readonly tally: Readonly<CacheTally>
}

/** Seconds; the upper ones are where a person begins to wait. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** All measurements of this process. Labels are patterns of routes and fixed names, never input. */
export class Metrics {
  readonly registry = new Registry()
  readonly caches = new Map<string, WatchedCache>()
  /** Label of an address of the site; the same for all until the site has registered its pages. */
  pageLabel: PageLabel = () => 'page'
  readonly #renders: Histogram<'outcome'>

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    this.#renders = new Histogram({
      name: 'dvor_page_render_seconds',
      help: 'Time that the site took to make a page anew',
      labelNames: ['outcome'],
      buckets,
      registers: [this.registry],
    })
  }

  /** A histogram of seconds with labels of its own. */
  times<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] })
  }

  watchCache(name: 'pages' | 'reads', cache: WatchedCache): void {
    this.caches.set(name, cache)
  }

  /** Shows how many requests wait for a place on this instance. */
  watchWaiting(count: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'dvor_requests_waiting',
      help: 'Requests that wait until fewer are in progress',
      registers: [this.registry],
      collect: () => gauge.set(count()),
    })
  }

  /** Measures the rendering time of a page. */
  timed<Args extends unknown[], Result>(make: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      const end = this.#renders.startTimer()
      try {
        const result = await make(...args)
        end({ outcome: 'made' })
        return result
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    }
  }
}
