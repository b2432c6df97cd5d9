import {
  expect,
  test as base,
  type APIRequestContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'
import { signIn } from './back-office.ts'
import { settled } from '../pages/looking.ts'
import { ownerAt } from './owner-calls.ts'
import { listen, textOf } from '../test.ts'

interface Worker {
  /** The back office, opened once for all screens of a worker. */
  office: { page: Page; complaints: (ConsoleMessage | Error)[] }
}
interface Look {
  /** The same for one screen, after which the console must be free of errors. */
  frontDesk: Page
}

/** The sample has no portals; this one is at a private address, which is refused without a network request. */
async function addPortal(request: APIRequestContext): Promise<void> {
  const owner = await ownerAt(request)
  const [unit] = await owner.list('/accommodation-units?_limit=1')
  const feed = { title: 'Portál', url: 'https://10.0.0.1/kalendar.ics', accommodation_unit: unit?.id }
  await owner.add('calendar-feeds', feed)
}

/** A test that navigates inside the open back office, instead of signing in and loading it again. */
export const test = base.extend<Look, Worker>({
  office: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId, ...contextOptions })
      const page = await context.newPage()
      const complaints: (ConsoleMessage | Error)[] = []
      listen(page, complaints)
      await addPortal(page.request)
      await signIn(page)
      await settled(page)
      await use({ page, complaints })
      await context.close()
    },
    { scope: 'worker' },
  ],
  frontDesk: async ({ office: { page, complaints } }, use) => {
    await use(page)
    expect(complaints.splice(0).map(textOf), 'the console stays free of errors').toEqual([])
  },
})
