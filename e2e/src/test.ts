import { test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { comeAlive } from './pages/come-alive.ts'

export { expect } from '@playwright/test'

interface Journey {
  /** Announces an intended refusal of the API, with 0 an unreachable API; the browser logs each in its console. */
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

/** Collects errors of a page's console, and uncaught errors. */
export function listen(page: Page, complaints: (ConsoleMessage | Error)[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message)
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

/** Logs violations of the content security policy that a library catches, which no console shows. */
function reportRefusedByPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    reportError(new Error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`)),
  )
}

/** A test that fails with any error in the console, except for refusals that the journey has announced. */
export const test = base.extend<Journey>({
  refusals: [
    async ({ context }, use) => {
      const complaints: (ConsoleMessage | Error)[] = []
      const expected: Expected[] = []
      await context.addInitScript(reportRefusedByPolicy)
      const watch = (page: Page) => {
        arriveAlive(page)
        listen(page, complaints)
      }
      // The context of the journey before is used again, with its page.
      for (const page of context.pages()) watch(page)
      context.on('page', watch)
      await use({ expect: (status, path) => void expected.push({ status, path }) })
      const left = complaints.filter((one) => one instanceof Error || !isExpected(one, expected))
      base.expect(left.map(textOf), 'the console stays free of errors').toEqual([])
    },
    { auto: true },
  ],
})
