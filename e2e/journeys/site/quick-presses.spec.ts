import type { Day } from '@dvor/format/days.ts'
import type { Locator, Page } from '@playwright/test'
import { findFreeStay } from '../../src/stay-days.ts'
import { monthTitle } from '../../src/stay-sheet.ts'
import { expect, test } from '../../src/test.ts'

test.describe('a departure pressed right after the arrival ends the stay', () => {
  test('where the phone tells late what is in sight', async ({ page, request }) => {
    await page.addInitScript(tellNoMonthInSight)
    const { from, to } = await findFreeStay(request)
    const sheet = await openSheet(page, from)
    await page.evaluate(pressOneAfterAnother, [from, to])
    await expectStay(sheet, from, to)
  })

  test('where the mouse is faster than the days are drawn', async ({ page, request }) => {
    const { from, to } = await findFreeStay(request)
    const sheet = await openSheet(page, from)
    await sheet.locator(`[data-day="${to}"]`).scrollIntoViewIfNeeded()
    const places = [await middleOf(sheet, from), await middleOf(sheet, to)]
    await Promise.all(places.map(({ x, y }) => page.mouse.click(x, y)))
    await expectStay(sheet, from, to)
  })
})

async function openSheet(page: Page, month: Day): Promise<Locator> {
  await page.goto('/uvod')
  await page.getByRole('button', { name: 'Vybrať dni a hostí v kalendári s cenami' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kedy a koľkí?' })
  await sheet.getByRole('button', { name: monthTitle(month) }).click()
  await expect(sheet.locator(`[data-day="${month}"]`)).toHaveAttribute('data-price', /€$/)
  return sheet
}

async function expectStay(sheet: Locator, from: Day, to: Day): Promise<void> {
  await expect(sheet.locator('[data-selection-start]')).toHaveAttribute('data-day', from)
  await expect(sheet.locator('[data-selection-end]')).toHaveAttribute('data-day', to)
}

async function middleOf(sheet: Locator, day: Day): Promise<{ x: number; y: number }> {
  const box = await sheet.locator(`[data-day="${day}"]`).boundingBox()
  if (!box) throw new Error(`${day} is not in the calendar`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** As on a phone that is too busy to tell what came into sight. To be run before a page's own scripts. */
function tellNoMonthInSight(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options)
      this.tell = tell
    }
    override observe(target: Element): void {
      if (!target.closest('[data-month]')) return super.observe(target)
      this.tell([{ isIntersecting: false } as IntersectionObserverEntry], this)
    }
  }
}

/** Runs in the browser: each press begins as soon as the page has handled the one before. */
async function pressOneAfterAnother(days: readonly Day[]): Promise<void> {
  for (const day of days) {
    document.querySelector<HTMLElement>(`[data-day="${day}"]`)?.click()
    await new Promise((done) => setTimeout(done))
  }
}
