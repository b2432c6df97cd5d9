import { navbarColors } from '@dvor/admin/app/shell/layout-options.ts'
import { barriersOn } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { expect, test } from '../../src/test.ts'
import type { Page } from '@playwright/test'

const frontDesk = { width: 1440, height: 900 }

/** The page as an installation with `CUSTOMIZER=1` sends it. */
async function enableCustomizer(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      'name="customizer" content="off"',
      'name="customizer" content="on"',
    )
    return route.fulfill({ response: answer, body })
  })
}

/** Chooses options in the panel: for each group the name of a choice. */
async function choose(page: Page, choices: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Prispôsobiť vzhľad' }).click()
  const panel = page.getByRole('dialog', { name: 'Prispôsobenie' })
  for (const [group, choice] of Object.entries(choices))
    await panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).check()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

test('lying, the menu floats after 65 px, and stands up below 1200 px', async ({ page }) => {
  await page.setViewportSize(frontDesk)
  await enableCustomizer(page)
  await signIn(page, '/global-settings')
  await choose(page, { Rozloženie: 'Menu hore', 'Šírka obsahu': 'Celá šírka' })
  await page.reload()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Hlavné menu' })
  await menu.getByRole('button', { name: 'Ceny' }).click()
  await expect(page.getByRole('menuitem', { name: 'Spoločné služby' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Uložiť', exact: true })).toBeVisible()
  const head = page.locator('[class*=horizontalHead]')
  await page.evaluate(() => window.scrollTo(0, 65))
  await expect(head).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 80))
  await expect(head).toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect(menu).toBeInViewport()
  await choose(page, { 'Horná lišta': 'Posúva sa s obsahom' })
  await expect(menu).not.toBeInViewport()
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(head).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Otvoriť menu' })).toBeVisible()
})

test('navbar, footer and width stand as they are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  const navbar = page.getByRole('region', { name: 'Horná lišta' })
  const footer = page.getByText(/All right reserved/)
  const content = async () => (await page.getByRole('main').boundingBox())?.width ?? 0
  const open = async (changes: Record<string, string>) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await choose(page, changes)
    await expect(page.getByRole('button', { name: 'Uložiť', exact: true })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  }
  await enableCustomizer(page)
  await signIn(page, '/global-settings')
  const bar = 'Horná lišta'
  await open({
    [bar]: 'Stále viditeľná',
    'Farba lišty': 'Hlavná',
    Pätička: 'Stále viditeľná',
    'Šírka obsahu': 'Na stred',
  })
  await expect(navbar).toBeInViewport()
  await expect(footer).toBeInViewport()
  const boxed = await content()
  const holder = page.locator('[data-type][data-color]')
  await expect(holder).toHaveAttribute('data-color', 'primary')
  expect((await holder.boundingBox())?.y, 'a sticky navbar stands at the top').toBe(0)
  await page.getByRole('button', { name: 'Prispôsobiť vzhľad' }).click()
  const colours = page.getByRole('radiogroup', { name: 'Farba lišty' }).getByRole('radio')
  const worn = new Set<string>()
  for (const colour of await colours.all()) {
    await colour.check()
    worn.add(await holder.evaluate((bar) => getComputedStyle(bar).backgroundColor))
  }
  await page.keyboard.press('Escape')
  for (const color of navbarColors) {
    await holder.evaluate((bar, wanted) => bar.setAttribute('data-color', wanted), color)
    expect(await barriersOn(page, '[data-type][data-color]'), color).toEqual([])
  }
  expect(worn.size, 'each colour is one of its own').toBe(navbarColors.length)
  await open({ [bar]: 'Plávajúca' })
  const floating = await navbar.boundingBox()
  expect(floating?.y, 'a floating navbar stands off the edge').toBe(12)
  await open({ [bar]: 'Posúva sa s obsahom', Pätička: 'Posúva sa s obsahom', 'Šírka obsahu': 'Celá šírka' })
  await expect(navbar).not.toBeInViewport()
  await expect(footer).not.toBeInViewport()
  expect(await content()).toBeGreaterThan(boxed)
  await open({ [bar]: 'Skrytá', Pätička: 'Skrytá' })
  await expect(navbar).toHaveCount(0)
  await expect(footer).toHaveCount(0)
})
