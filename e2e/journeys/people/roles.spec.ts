import type { Page } from '@playwright/test'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { signInAs } from '../../src/back-office/sign-in-as.ts'
import { expect, test } from '../../src/test.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hlavné menu' })

/** The addresses of the whole menu, with its groups open. */
async function menuOf(page: Page): Promise<string[]> {
  await expect(mainMenu(page).getByRole('link').first()).toBeVisible()
  const closed = mainMenu(page).getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  const links = await mainMenu(page).getByRole('link').all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

/** Opens every screen of the menu; the console of the journey must stay free of refusals. */
async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname, path).toBe(path)
  }
}

async function expectClosed(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/not-authorized$/)
    await expect(page.getByRole('heading', { name: 'Nie ste autorizovaný!' })).toBeVisible()
  }
}

test('a cleaner sees the work of the day and nothing else, without a single refusal @gate', async ({
  page,
}) => {
  await signInAs(page, 'housekeeping')
  await expect(page).toHaveURL(/\/housekeeping$/)
  const menu = await menuOf(page)
  expect(menu).toEqual([
    '/housekeeping',
    '/tasks',
    '/kitchen',
    '/resource-plan',
    '/lost-items',
    '/resources',
    '/resource-closures',
  ])
  await visitAll(page, menu)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Hľadať v celej správe' }).fill('rezervácie')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Vymazať ukážku a začať' })).toHaveCount(0)
  await expectClosed(page, ['/reservations', '/dashboard', '/invoices', '/users', '/closures/add'])
  await page.getByRole('link', { name: 'Na domovskú stránku' }).click()
  await expect(page).toHaveURL(/\/housekeeping$/)
  await page.setViewportSize({ width: 360, height: 740 })
  const tabs = page.getByRole('navigation', { name: 'Denné menu' })
  await expect(tabs.getByRole('link')).toHaveCount(4)
  await expectNoSidewaysScroll(page)
})

test('an accountant works with documents and money, and reaches no guest', async ({ page }) => {
  await signInAs(page, 'accountant')
  await expect(page).toHaveURL(/\/accounting$/)
  const menu = await menuOf(page)
  expect(menu).toEqual(expect.arrayContaining(['/invoices', '/payments-inbox', '/till', '/stay-tax']))
  expect(menu.filter((path) => /reservations|guest-register|users|prices/.test(path))).toEqual([])
  await visitAll(page, menu)
  await expectClosed(page, ['/reservations', '/guest-register', '/price-calendar', '/users'])
})

test('a receptionist runs the day, and finds neither settings nor what may not be done', async ({ page }) => {
  const owner = await ownerAt(page.request)
  const [coupon] = await owner.list('/coupons?_limit=1')
  await signInAs(page, 'reception')
  await expect(page).toHaveURL(/\/dashboard$/)
  const menu = await menuOf(page)
  expect(menu.filter((path) => /settings|users|cms|statistics|accounting$/.test(path))).toEqual([])
  await visitAll(page, menu)
  await expectClosed(page, ['/global-settings', '/users', '/dashboard/analytics', '/prices/add'])
  await page.goto('/coupons')
  await expect(page.getByRole('heading', { name: /^Kupóny/, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pridať' })).toHaveCount(0)
  if (coupon)
    await page
      .getByRole('cell', { name: String(coupon['code']) })
      .first()
      .click()
  const form = page.getByRole('dialog')
  await expect(form.locator('[data-field=code]')).toContainText(String(coupon?.['code']))
  await expect(form.getByRole('button', { name: 'Uložiť' })).toHaveCount(0)
})

test('an owner copies a role, narrows it, gives it to a person; what is taken away ends at once', async ({
  page,
  browser,
  refusals,
}) => {
  await signIn(page, '/roles')
  const reception = page.getByRole('region', { name: 'Recepcia' })
  await reception.getByText('Čo smie').click()
  await expect(reception.getByText('Zapíše prijatú platbu', { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Správca' })).toContainText('Smie všetko')
  await expectNoBarriers(page)
  await reception.getByRole('link', { name: 'Kopírovať rolu Recepcia' }).click()
  const name = `Nočná recepcia ${Date.now().toString(36)}`
  await page.getByLabel('Názov').fill(name)
  await page.getByRole('checkbox', { name: 'Rezervácie: storno' }).uncheck()
  await page.getByLabel('Vrátenie peňazí najviac do').fill('50')
  await page.getByRole('button', { name: 'Vytvoriť' }).click()
  await expect(page).toHaveURL(/\/roles\/edit\//)
  const role = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const other = await (await browser.newContext({ locale: 'sk-SK' })).newPage()
  await signInAs(other, role)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(other.getByRole('button', { name: 'Používateľské menu' })).toContainText(name)

  await page.goto('/roles')
  await page.getByRole('button', { name: `Odstrániť rolu ${name}` }).click()
  await expect(page.getByText('Používatelia (1)', { exact: false })).toBeVisible()
  refusals.expect(409, /\/api\/roles\//)

  await page.getByRole('link', { name: `Upraviť rolu ${name}` }).click()
  await page.getByRole('checkbox', { name: 'Rezervácie: čítanie' }).uncheck()
  await page.getByRole('button', { name: 'Uložiť' }).click()
  await expect(page.getByText('Uložené')).toBeVisible()
  // The other person's page still has its menu; the first refused call takes it away with a sentence.
  await mainMenu(other).getByRole('link', { name: 'Rezervácie' }).click()
  await expect(other.getByText('Vaše oprávnenia sa zmenili', { exact: false })).toBeVisible()
  await expect(other).toHaveURL(/\/not-authorized$/)
  await other.context().close()
})
