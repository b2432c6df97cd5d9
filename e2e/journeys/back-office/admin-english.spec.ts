import { signIn } from '../../src/back-office/back-office.ts'
import { collectData, slovakLeft } from '../../src/back-office/slovak-left.ts'
import { effort } from '../../src/effort.ts'
import { turnTo } from '../../src/pages/looking.ts'
import { expect, test } from '../../src/test.ts'

/** Screens of every kind: hand-made ones, a generated list and a generated form. */
const ofEachKind = [
  ['/dashboard', 'Dashboard'],
  ['/reservations/add', 'New booking'],
  ['/accommodation-units', 'Accommodation units'],
  ['/blog-articles/add', 'Article – New record'],
  ['/guest-register', 'Guest register'],
  ['/price-simulator', 'Price simulator'],
] as const
const others = [
  ['/calendar', 'Calendar'],
  ['/reservations', 'Bookings'],
  ['/stay-tax', 'Stay tax'],
  ['/coupons', 'Coupons'],
  ['/survey-requests', 'Sent surveys'],
  ['/invoices', 'Documents'],
] as const
const screens = effort > 1 ? [...ofEachKind, ...others] : ofEachKind

test('English is chosen in the account, holds at once on every screen and at the sign-in', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await signIn(page, '/my-account')
  await expect(page.getByRole('heading', { name: 'Môj účet' })).toBeVisible()
  const isEnglish = (url: string) => /admin-assets\/(en|screen-texts-en)-/.test(url)
  expect(loaded.filter(isEnglish), 'Slovak loads no English').toEqual([])
  await page.getByRole('radiogroup', { name: 'Jazyk správy' }).getByText('English').click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(loaded.filter(isEnglish).length).toBeGreaterThan(1)
  const data = collectData(page)
  for (const [path, name] of screens) {
    await turnTo(page, path)
    await expect(page).toHaveTitle(new RegExp(`^${name} – `))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => slovakLeft(page, data), `no Slovak is left on ${path}`).toEqual([])
  }
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search the whole back office' })
  await search.fill('stay tax')
  await expect(page.getByRole('option', { name: 'Stay tax', exact: true })).toBeVisible()
  await search.fill('the breakfasts')
  await expect(page.getByRole('option', { name: 'Kitchen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
