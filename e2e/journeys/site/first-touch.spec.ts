import type { Page } from '@playwright/test'
import { comeAlive } from '../../src/pages/come-alive.ts'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Opens a page without touching it, unlike the `goto` of journeys; returns the addresses of the scripts it fetches. */
async function openUntouched(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await (Object.getPrototypeOf(page) as Page).goto.call(page, path)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return scripts
}

async function tap(page: Page, name: string | RegExp, role: 'link' | 'textbox'): Promise<void> {
  const control = role === 'link' ? page.getByRole('link', { name }) : page.getByLabel(name)
  const { x, y, width, height } = (await control.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

test(
  'pages fetch no script before they are touched, and the first press already does what it says',
  { tag: '@gate' },
  async ({ page }) => {
    for (const path of ['/ubytovanie', '/kontakt', '/blog'])
      expect(await openUntouched(page, path), `scripts of ${path}`).toEqual([])

    expect(await openUntouched(page, '/uvod')).toEqual([])
    await tap(page, 'Príchod', 'textbox')
    await expect(page.getByRole('dialog')).toBeVisible()

    expect(await openUntouched(page, '/galeria')).toEqual([])
    await tap(page, /^Zväčšiť/, 'link')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\/galeria/)
  },
)

test('the calendar of a unit waits at the lower edge of a phone, and comes with the first scrolling', async ({
  page,
}) => {
  await openUntouched(page, '/ubytovanie')
  const unit = await page.locator('main a[href^="/ubytovanie/"]').first().getAttribute('href')
  const scripts = await openUntouched(page, unit ?? '')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.mouse.wheel(0, 300)
  await expect(page.getByRole('grid').first()).toBeVisible()
})

test('where scripts cannot be fetched, a pressed field works as the browser’s own', async ({
  page,
  refusals,
}) => {
  refusals.expect(0, /assets/)
  await openUntouched(page, '/uvod')
  await page.route('**/assets/*.js', (route) => route.abort())
  await tap(page, 'Príchod', 'textbox')
  await expect(page.getByLabel('Príchod')).toBeFocused()
})

test('the menu that the first touch opens stays open when the scripts have started', async ({ page }) => {
  await openUntouched(page, '/uvod')
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
  await menu.tap()
  await comeAlive(page)
  await expect(menu.locator('..')).toHaveAttribute('open')
  await page.getByRole('banner').getByRole('link', { name: 'Výlety' }).last().click()
  await expect(page).toHaveURL(/\/vylety$/)
  await expect(menu.locator('..')).not.toHaveAttribute('open')
})

test('guests that are chosen before the scripts run stay chosen, and their ages are asked', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await openUntouched(page, '/rezervacia')
  const search = page.getByRole('form').first()
  await search.getByLabel('Dospelí').selectOption('3')
  await search.getByLabel('Deti').selectOption('2')
  released.resolve()
  await expect(search.getByLabel('2. dieťa')).toBeVisible()
  await expect(search.getByLabel('Deti')).toHaveValue('2')
  await expect(search.getByLabel('Dospelí')).toHaveValue('3')
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the whole search stands on the first screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/uvod')
    await expect(page.getByRole('button', { name: 'Nájsť izbu' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  })
