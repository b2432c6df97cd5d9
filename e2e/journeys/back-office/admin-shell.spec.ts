import { barriersOn } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { atRest } from '../../src/pages/looking.ts'
import { expect, test } from '../../src/test.ts'
import type { Page } from '@playwright/test'

const frontDesk = { width: 1440, height: 900 }

/** Groups of the menu in their order (decision 073). */
const groups = ['Dnes', 'Obsadenosť', 'Hostia', 'Peniaze', 'Ceny', 'Web', 'Nastavenia']

const sidebar = (page: Page) =>
  page.getByRole('complementary').getByRole('navigation', { name: 'Hlavné menu' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Otvoriť menu' })

test('the sign-in loads at most 300 kB', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  const files = new Set(html.match(/\/admin-assets\/[\w.-]+\.(?:js|css)/g))
  expect(files.size).toBeGreaterThan(2)
  let bytes = 0
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers()['content-encoding'], file).toBe('gzip')
    bytes += Number(answer.headers()['content-length'])
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(300_000)
})

test('the user menu names the account and leads to the site and to sign-out', async ({ page }) => {
  await signIn(page)
  await expect(page.getByText(/^@ .+ \d{4} All right reserved$/)).toBeVisible()
  await expect(page.getByText(/^verzia \d+\.\d+\.\d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prispôsobiť vzhľad' })).toHaveCount(0)
  const menu = page.getByRole('button', { name: 'Používateľské menu' })
  await expect(menu).toContainText('admin')
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Na hlavnú stránku' })).toHaveAttribute('href', '/uvod')
  await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('the menu opens the group of the screen, and remembers open groups and pins of the person', async ({
  page,
}) => {
  await page.setViewportSize(frontDesk)
  await signIn(page, '/coupons')
  const menu = sidebar(page)
  const group = (name: string) => menu.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(group('Ceny')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Kupóny' })).toHaveAttribute('aria-current', 'page')
  for (const name of groups) await expect(group(name)).toBeVisible()
  await expect(menu.getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(menu.getByRole('list').first().getByRole('link')).toHaveText([
    'Prehľad',
    'Kalendár',
    /^Rezervácie/,
    /^Na vybavenie/,
  ])
  // By keyboard alone.
  await group('Web').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Stránky' })).toBeFocused()
  await menu.getByRole('button', { name: 'Upraviť pripnuté' }).click()
  await menu.getByRole('button', { name: 'Pripnúť navrch: Kupóny' }).click()
  await menu.getByRole('button', { name: 'Odopnúť: Na vybavenie' }).click()
  expect(await barriersOn(page)).toEqual([])
  await menu.getByRole('button', { name: 'Hotovo' }).click()
  await page.reload()
  await expect(menu.getByRole('list').first().getByRole('link')).toHaveText([
    'Prehľad',
    'Kalendár',
    /^Rezervácie/,
    'Kupóny',
  ])
  await expect(group('Web')).toHaveAttribute('aria-expanded', 'true')
  await expect(group('Ceny')).toHaveAttribute('aria-expanded', 'false')
})

test('a phone has the daily screens at the bottom and the whole menu behind them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const tabs = page.getByRole('navigation', { name: 'Denné menu' })
  await expect(openMenu(page)).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Kalendár' }).click()
  await expect(page).toHaveURL(/\/calendar/)
  await expect(tabs.getByRole('link', { name: 'Kalendár' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('button', { name: /^Viac/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Web/ }).click()
  await drawer.getByRole('link', { name: 'Kontakty' }).click()
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(drawer).toBeHidden()
  await tabs.getByRole('button', { name: /^Viac/ }).click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/calendar/)
  await expect(drawer).toBeHidden()
})

test('skin, direction and narrow menu are remembered', async ({ page }) => {
  await page.setViewportSize(frontDesk)
  await signIn(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-skin', 'light')
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor: paper } = getComputedStyle(document.body)
      const side = document.querySelector('aside')
      const card = document.querySelector('.card')
      return [
        paper,
        side && getComputedStyle(side).backgroundColor,
        card && getComputedStyle(card).boxShadow,
      ].join()
    })
  await expect(page.locator('.card').first()).toBeVisible()
  const looks = new Set([await look()])
  for (const [name, skin, scheme] of [
    ['S rámikmi', 'bordered', 'light'],
    ['Polotmavý', 'semi-dark', 'light'],
    ['Tmavý', 'dark', 'dark'],
  ] as const) {
    await page.getByRole('button', { name: 'Používateľské menu' }).click()
    await page.getByRole('menuitemradio', { name, exact: true }).click()
    await expect(html).toHaveAttribute('data-skin', skin)
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await atRest(page)
    expect(await barriersOn(page), skin).toEqual([])
    looks.add(await look())
  }
  expect(looks.size, 'each skin looks different').toBe(4)
  await page.getByRole('button', { name: 'Zúžiť menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Rozšíriť menu' })).toBeVisible()
  await expect(html).toHaveAttribute('data-skin', 'dark')
  await sidebar(page).getByRole('link', { name: 'Kalendár' }).hover()
  await expect(page.getByRole('tooltip', { name: 'Kalendár' })).toBeVisible()
  const web = sidebar(page).getByRole('button', { name: 'Web' })
  await web.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Kontakty' }).click()
  await expect(page).toHaveURL(/\/contacts$/)
  await page.evaluate(() => localStorage.setItem('adminLayout', '{"direction":"rtl"}'))
  await page.reload()
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(sidebar(page)).toBeVisible()
  const side = await page.getByRole('complementary').boundingBox()
  expect(Math.round((side?.x ?? 0) + (side?.width ?? 0)), 'the menu stands at the right').toBe(
    frontDesk.width,
  )
})

test('below 1200 px the menu is behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await signIn(page)
  await expect(sidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(sidebar(page)).toHaveCount(0)
  await openMenu(page).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Web/ }).click()
  await drawer.getByRole('link', { name: 'Kontakty' }).click()
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(drawer).toBeHidden()
})

test('a long page leads back up after 300 px; a button answers a press', async ({ page }) => {
  await signIn(page, '/global-settings')
  const save = page.getByRole('button', { name: 'Uložiť', exact: true })
  await expect(save).toBeVisible()
  const up = page.getByRole('button', { name: 'Späť hore' })
  // The page grows while its fields are rendered.
  const scrollTo = (y: number) =>
    expect
      .poll(() =>
        page.evaluate((to) => {
          window.scrollTo(0, to)
          return window.scrollY
        }, y),
      )
      .toBe(y)
  await scrollTo(300)
  await expect(up).toHaveCount(0)
  await scrollTo(320)
  // Pressed at its position: the test's own click would first scroll the page, which hides the button.
  const place = await up.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await save.dispatchEvent('pointerdown')
  await expect(save.locator('.ripple')).toHaveCount(1)
  await expect(save.locator('.ripple')).toHaveCount(0)
  const notice = page.getByRole('alert').filter({ hasText: 'Uložené' })
  const width = page.viewportSize()?.width ?? 0
  const isInCorner = async () => {
    const box = await notice.last().boundingBox({ timeout: 3_000 })
    return box !== null && box.y < 120 && width - (box.x + box.width) < 40
  }
  // The notice is found before it is drawn, and disappears after some seconds: a busy machine may miss one.
  await expect(async () => {
    await save.click()
    await expect
      .poll(isInCorner, { message: 'the notice stands in the upper corner', timeout: 3_000 })
      .toBe(true)
  }).toPass()
})
