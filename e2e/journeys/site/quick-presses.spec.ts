import type { Day } from '@dvor/format/days.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { monthTitle } from '../../src/stay-sheet.ts'
import { expect, test } from '../../src/test.ts'

test('a departure pressed right after the arrival ends the stay, where the phone tells late what is in sight', async ({
  page,
  request,
}) => {
  await page.addInitScript(tellNoMonthInSight)
  const { from, to } = await findFreeStay(request)
  await page.goto('/uvod')
  await page.getByRole('button', { name: 'Vybrať dni a hostí v kalendári s cenami' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kedy a koľkí?' })
  await sheet.getByRole('button', { name: monthTitle(from) }).click()
  await expect(sheet.locator(`[data-day="${from}"]`)).toHaveAttribute('data-price', /€$/)
  await page.evaluate(pressOneAfterAnother, [from, to])
  await expect(sheet.locator('[data-selection-start]')).toHaveAttribute('data-day', from)
  await expect(sheet.locator('[data-selection-end]')).toHaveAttribute('data-day', to)
})

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
