import type { Page } from '@playwright/test'
import { chooseRoom, giveDetails, openSearch, orderButton } from '../../src/book.ts'
import { expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { expectRoomForWords } from '../../src/pages/narrow-texts.ts'
import { expectButtonsApart } from '../../src/pages/overlaps.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const phone = { width: 390, height: 844 }
/** Days on which as many units are free as are compared. */
const compared = { rooms: 3 }

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
  viewport: phone,
})

withLargeLetters('with letters of twice the size on a phone no page overflows', async ({ page, request }) => {
  for (const path of ['/uvod', '/ubytovanie', '/cennik', '/kontakt', '/moja-rezervacia']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await expectRoomForWords(page)
  }
  await bookInLargeLetters(page, await findFreeStay(request, 40, compared))
})

/** A browser that enlarges the letters of the page itself; its media queries know nothing of that. */
const withEnlargedPages = test.extend({
  viewport: phone,
  bypassCSP: true,
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style')
        style.textContent = 'html { font-size: 200% }'
        document.body.append(style)
      })
    })
    await use(page)
  },
})

withEnlargedPages(
  'with letters enlarged by the page no step of the booking overflows',
  async ({ page, request }) => {
    await page.goto('/uvod')
    await expectNoSidewaysScroll(page)
    await expectRoomForWords(page)
    await bookInLargeLetters(page, await findFreeStay(request, 41, compared))
  },
)

/** Search sheet, results, comparison, order with services, and the reservation: nothing overflows or overlaps. */
async function bookInLargeLetters(page: Page, stay: Awaited<ReturnType<typeof findFreeStay>>): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  await openSearch(page)
  await page.getByRole('button', { name: 'Vybrať dni a hostí' }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await compareThree(page)
  await chooseRoom(page, stay)
  await expectSound(page)
  await giveDetails(page)
  await page.getByRole('checkbox', { name: 'Raňajky' }).press('Space')
  await expect(page.getByRole('checkbox', { name: 'Raňajky' })).toBeChecked()
  await expectSound(page)
  await orderButton(page).click()
  await page.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
  await page.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
  await expect(page).toHaveURL(/rezervacia-detail/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page)
}

/** The results, and three of them side by side. */
async function compareThree(page: Page): Promise<void> {
  await expectSound(page)
  for (const index of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Porovnať/ })
      .nth(index)
      .press('Space')
  await page.getByRole('button', { name: 'Porovnať 3' }).click()
  const comparison = page.getByRole('dialog', { name: 'Izby vedľa seba' })
  await expect(comparison).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
  // Closing goes back in the history, which would cut off the next visit.
  await expect(page).not.toHaveURL(/compare=/)
}

async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectButtonsApart(page)
}
