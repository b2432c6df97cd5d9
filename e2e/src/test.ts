import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { demoOrigin, origin } from './properties.ts'
import { KeptContext } from './kept-context.ts'
import { comeAlive } from './pages/come-alive.ts'

export { expect } from '@playwright/test'

interface Journey {
  /** Announces an intended refusal of the API, with 0 an unreachable API; the browser logs each in its console. */
  refusals: { expect(status: number, path: RegExp): void }
}

interface Worker {
  keptContext: KeptContext
}

interface Expected {
  status: number
  path: RegExp
}

const isExpected = (message: ConsoleMessage, expected: readonly Expected[]) =>
  expected.some(
    ({ status, path }) =>
      message.text().includes(status === 0 ? 'net::ERR_' : `status of ${status}`) &&
      path.test(message.location().url),
  )

/** What Playwright says where it blocks the worker of the product (playwright.config.ts). */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Collects errors of a page's console, and uncaught errors. */
export function listen(page: Page, complaints: (ConsoleMessage | Error)[]): void {
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && message.text() !== blockedWorker) complaints.push(message)
  })
  page.on('pageerror', (error) => complaints.push(error))
}

/** Makes every page that is opened come alive. */
function arriveAlive(page: Page): void {
  const arrive = page.goto.bind(page)
  page.goto = async (...address) => {
    const answer = await arrive(...address)
    await comeAlive(page)
    return answer
  }
}

/** An error with its place. */
export const textOf = (complaint: ConsoleMessage | Error) =>
  complaint instanceof Error ? complaint.message : `${complaint.text()} (${complaint.location().url})`

/**
 * A test that fails with any error in the console, except for refusals that the journey has announced. It begins with an
 * empty page in the worker's context; after a failure, Playwright starts another worker.
 */
export const test = base.extend<Journey, Worker>({
  keptContext: [({ browser }, use) => use(new KeptContext(browser)), { scope: 'worker' }],
  context: async (
    {
      keptContext,
      bypassCSP,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    info,
  ) => {
    // All that a journey may set by `test.use`; another one must be named here.
    const options = {
      bypassCSP,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    }
    await use(await keptContext.take(options))
    // The page of a failed journey is kept as it is, for the picture.
    if (info.status === info.expectedStatus) await keptContext.empty([origin, demoOrigin])
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  refusals: [
    async ({ context }, use) => {
      const complaints: (ConsoleMessage | Error)[] = []
      const expected: Expected[] = []
      const watch = (page: Page) => {
        arriveAlive(page)
        listen(page, complaints)
      }
      for (const page of context.pages()) watch(page)
      context.on('page', watch)
      await use({ expect: (status, path) => void expected.push({ status, path }) })
      context.off('page', watch)
      const left = complaints.filter((one) => one instanceof Error || !isExpected(one, expected))
      base.expect(left.map(textOf), 'the console stays free of errors').toEqual([])
    },
    { auto: true },
  ],
})
