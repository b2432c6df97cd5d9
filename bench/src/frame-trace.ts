import type { CDPSession, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Microseconds by the clock, and those in which the thread really worked. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** What the browser's own trace says of some work with a page, in milliseconds. */
export interface Smoothness {
  /**
   * The longest piece of work on the page's main thread, in which nothing can be drawn or answered: by the clock, and
   * without the time in which the machine did something else.
   */
  longestTask: number
  longestWork: number
  /** Frames that were drawn, and the longest time between two of them. */
  frames: number
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
  const drawn = events
    .filter(({ name, pid }) => name === 'DrawFrame' && main.startsWith(`${pid}/`))
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b)
  const gaps = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at))
  return {
    longestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    longestWork: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    frames: drawn.length,
    longestFrame: Math.max(0, ...gaps),
  }
}

/** The main thread that worked most: other renderers of the browser have one, too. */
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
