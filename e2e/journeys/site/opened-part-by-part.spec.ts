import type { Page } from '@playwright/test'
import { expect, test } from '../../src/test.ts'

/** Number of parts that wait for layout, by the style sheet or by script. */
const waitingParts = (page: Page) =>
  page
    .locator('main > .section, body > footer')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    )

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Counts the waiting parts when the page has been parsed, and sums up layout shifts without any input. */
const watchOpening = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.opened = document.documentElement.className
    })
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      const sum = Number(document.documentElement.dataset.shift ?? 0)
      document.documentElement.dataset.shift = String(shifts.reduce((all, { value }) => all + value, sum))
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('a page opened at its beginning lays out the rest when it is alive, and nothing moves', async ({
  page,
}) => {
  await watchOpening(page)
  await page.goto('/uvod')
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'parts-later')
  await expect.poll(() => waitingParts(page)).toBe(0)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let place = 0; place < height; place += 600) await page.mouse.wheel(0, 600)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
})

test('a reload or a link to a place within a page leads there', async ({ page }) => {
  await page.goto('/uvod')
  await expect.poll(() => waitingParts(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 4000))
  expect(await placeOf(page)).toBe(4000)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(4000)

  await page.goto('/ubytovanie/izba-lipa#ceny')
  const top = await page.locator('#ceny').evaluate((part) => part.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(120)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is whole at once', async ({ page }) => {
    await page.goto('/uvod')
    await expect(page.locator('html')).not.toHaveClass(/parts-later/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
