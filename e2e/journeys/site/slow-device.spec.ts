import type { Page } from '@playwright/test'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Slows the processor, and lets every limit in time pass at once until React runs, as on the slowest device. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const { setTimeout } = window
    const early = (run: () => void, wait = 0) => setTimeout(run, wait < 1000 ? wait : 0)
    Object.assign(window, { setTimeout: early })
    addEventListener('alive', () => Object.assign(window, { setTimeout }))
  })
}

/** Opens a page and presses a part of it, whose scripts arrive only after the press. */
async function pressFirst(page: Page, path: string, name: string | RegExp): Promise<void> {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await (Object.getPrototypeOf(page) as Page).goto.call(page, path)
  const press = await page.evaluateHandle(() => ({
    isOver: new Promise<void>((over) => {
      addEventListener('click', () => setTimeout(over, 1000), { capture: true, once: true })
    }),
  }))
  await page.getByLabel(name).first().tap({ noWaitAfter: true })
  await press.evaluate(({ isOver }) => isOver)
  arrived.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
}

test(
  'on a slow device the first press opens the sheet with prices, and the large picture',
  {
    tag: '@gate',
  },
  async ({ page }) => {
    await slowDown(page)
    await pressFirst(page, '/uvod', 'Príchod')
    await pressFirst(page, '/uvod', 'Odchod')
    await pressFirst(page, '/poradovnik', 'Príchod')
    await pressFirst(page, '/galeria', /^Zväčšiť/)
    await expect(page).toHaveURL(/\/galeria/)
  },
)
