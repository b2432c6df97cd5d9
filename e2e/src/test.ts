import { test as base, type ConsoleMessage, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface Journey {
  /**
   * Says that the API is going to refuse something on purpose, with 0 that it is out of reach; the browser notes each
   * refusal in its console.
   */
  refusals: { expect(status: number, path: RegExp): void }
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

/** Collects what a page complains of: errors in its console, and errors that nobody caught. */
export function listen(page: Page, complaints: (ConsoleMessage | Error)[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message)
  })
  page.on('pageerror', (error) => complaints.push(error))
}

/** A visitor looks before pressing anything; a program would press before the scripts of a site's page have taken over. */
function arriveAlive(page: Page): void {
  const arrive = page.goto.bind(page)
  page.goto = async (...address) => {
    const answer = await arrive(...address)
    await page.waitForFunction(
      () => !('__reactRouterContext' in window) || 'alive' in document.documentElement.dataset,
    )
    return answer
  }
}

/** A complaint with where it came from. */
export const textOf = (complaint: ConsoleMessage | Error) =>
  complaint instanceof Error ? complaint.message : `${complaint.text()} (${complaint.location().url})`

/** A refusal by the content security policy that a library catches is in no console by itself. */
function reportRefusedByPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    reportError(new Error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`)),
  )
}

/** A test in which any error of the console fails, but for the refusals that the journey is about. */
export const test = base.extend<Journey>({
  refusals: [
    async ({ context }, use) => {
      const complaints: (ConsoleMessage | Error)[] = []
      const expected: Expected[] = []
      await context.addInitScript(reportRefusedByPolicy)
      context.on('page', (page) => {
        arriveAlive(page)
        listen(page, complaints)
      })
      await use({ expect: (status, path) => void expected.push({ status, path }) })
      const left = complaints.filter((one) => one instanceof Error || !isExpected(one, expected))
      base.expect(left.map(textOf), 'the console stays free of errors').toEqual([])
    },
    { auto: true },
  ],
})
