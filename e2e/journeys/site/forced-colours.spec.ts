import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'chosen, free and barred days of a calendar differ in forced colours',
  { tag: '@gate' },
  async ({ page, request }) => {
    const { unit } = await findFreeStay(request)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/ubytovanie/${unit.slug}#terminy`)
    const days = page.getByRole('gridcell').getByRole('button')
    await page.locator('#terminy').scrollIntoViewIfNeeded()
    const free = days.and(page.locator(':not([aria-disabled="true"])'))
    await expect(free.first()).toBeVisible()
    const looksOf = (which: typeof days) =>
      which.evaluate((day) => {
        const { backgroundColor, color, borderTopColor } = getComputedStyle(day)
        return [backgroundColor, color, borderTopColor].join(' ')
      })
    const freeLooks = await looksOf(free.first())
    // The shown months may be free to the last day. Once an arrival is chosen, the days before it are barred.
    await free.nth(2).click()
    const barred = days.and(page.locator('[aria-disabled="true"]')).first()
    const chosen = page.locator('[data-selection-start]').first()
    // Colours may still fade into each other.
    await expect
      .poll(async () => new Set([freeLooks, await looksOf(barred), await looksOf(chosen)]).size)
      .toBe(3)
  },
)
