import { chooseRoom, giveDetails } from '../../src/book.ts'
import { expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

/** A browser whose owner has set letters of 32 px instead of 16. */
const withLargeLetters = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      })
    },
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 844 },
})

withLargeLetters('with letters of twice the size on a phone no page overflows', async ({ page, request }) => {
  for (const path of ['/uvod', '/ubytovanie', '/cennik', '/kontakt', '/moja-rezervacia']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await chooseRoom(page, await findFreeStay(request))
  await expectNoSidewaysScroll(page)
  await giveDetails(page)
  await expectNoSidewaysScroll(page)
})
