import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Microseconds by the clock, and those in which the thread was running. */
  dur?: number
  tdur?: number
  args: { name?: string; data?: { needsBeginFrame?: number } }
}

/** Results of the browser's trace of some work with a page, in milliseconds. */
export interface Smoothness {
  /**
   * The longest task on the page's main thread, during which nothing can be drawn or answered: by the clock, and
   * without the time in which the machine ran something else.
   */
  longestTask: number
  longestWork: number
  /**
   * Drawn frames, the number of those above 50 ms, and the longest. A frame's time begins with the frame before it or,
   * when nothing was left to draw, with the next need of one.
   */
  frames: number
  slowFrames: number
  longestFrame: number
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  '__metadata',
]

/** Traces the page while `work` runs. */
export async function traceFrames(
  page: Page,
  work: (session: CDPSession) => Promise<void>,
): Promise<Smoothness> {
  const session = await page.context().newCDPSession(page)
  const browser = await page.context().browser()?.newBrowserCDPSession()
  if (!browser) throw new Error('no browser to trace')
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((done) => browser.on('Tracing.tracingComplete', () => done()))
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await work(session)
  await browser.send('Tracing.end')
  await complete
  await session.detach()
  await browser.detach()
  return summed(events)
}

function summed(events: TraceEvent[]): Smoothness {
  const main = mainThread(events)
  const onMain = events.filter(({ pid, tid }) => `${pid}/${tid}` === main)
  const tasks = onMain.filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X')
  const frames = frameTimes(events.filter(({ pid }) => main.startsWith(`${pid}/`)))
  return {
    longestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    longestWork: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    frames: frames.length,
    slowFrames: frames.filter((time) => time > 50).length,
    longestFrame: Math.max(0, ...frames),
  }
}

/**
 * Waiting time of each drawn frame. The compositor reports when it needs frames and when nothing is left to draw: a
 * resting mouse, or one that stays on a day, makes no frame, which does not count as a slow one.
 */
function frameTimes(events: TraceEvent[]): number[] {
  const times: number[] = []
  let since: number | null = null
  for (const { name, ts, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'NeedsBeginFrameChanged') since = args.data?.needsBeginFrame ? ts : null
    if (name !== 'DrawFrame') continue
    if (since !== null) times.push((ts - since) / 1000)
    since = ts
  }
  return times
}

/** The main thread with the most work; other renderers of the browser have one, too. */
function mainThread(events: TraceEvent[]): string {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`)
  const load = (thread: string) =>
    events
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && `${pid}/${tid}` === thread)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const [busiest] = mains.toSorted((a, b) => load(b) - load(a))
  if (!busiest) throw new Error('the trace has no renderer')
  return busiest
}
