import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { fixedDate } from '../fixed-date.ts'
import { listen, textOf } from '../test.ts'
import { comeAlive } from './come-alive.ts'
import { countFetches } from './standing-still.ts'

interface Shared {
  /** One page for all pictures of a file, in a browser with the fixed date. */
  onlyPage: Page
}

/** Playwright's own routes would turn the browser's cache off, so that each page would compile its scripts anew. */
async function blockPhotographs(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/uploads/*'] })
}

/** The console names blocked photographs, and the answers to an unknown page and to an unknown link. */
const announced = /\/uploads\/|\/neznama-stranka|x{43}/

/** A test that compares pictures: without photographs, and with the browser's clock at the fixed date. */
export const test = base.extend<{ page: Page }, Shared>({
  onlyPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions, bypassCSP } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId, bypassCSP, ...contextOptions })
      await context.addInitScript(countFetches)
      const page = await context.newPage()
      await blockPhotographs(page)
      await page.clock.setFixedTime(fixedDate)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ onlyPage }, use) => {
    const complaints: (ConsoleMessage | Error)[] = []
    listen(onlyPage, complaints)
    const visit = onlyPage.goto.bind(onlyPage)
    onlyPage.goto = async (...address) => {
      const answer = await visit(...address)
      await comeAlive(onlyPage)
      return answer
    }
    await use(onlyPage)
    onlyPage.goto = visit
    const unexpected = complaints.map(textOf).filter((text) => !announced.test(text))
    expect(unexpected, 'the console stays free of errors').toEqual([])
  },
})
