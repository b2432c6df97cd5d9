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
  /** The back office, opened once for all screens that a worker looks at. */
  office: { page: Page; complaints: (ConsoleMessage | Error)[] }
}
interface Look {
  /** The same for one look, after which the console has to be free of errors. */
  frontDesk: Page
}

/** Of portals the sample has none; this one is at an address inside, which is refused without a word over the net. */
async function addPortal(request: APIRequestContext): Promise<void> {
  const owner = await ownerAt(request)
  const [unit] = await owner.list('/accommodation-units?_limit=1')
  const feed = { title: 'Portál', url: 'https://10.0.0.1/kalendar.ics', accommodation_unit: unit?.id }
  await owner.add('calendar-feeds', feed)
}

/** A test that turns to a screen within the open back office, instead of signing in and loading it anew. */
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
