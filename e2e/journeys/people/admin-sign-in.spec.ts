import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn, signInByForm } from '../../src/back-office/back-office.ts'
import { admin } from '../../src/properties.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a wrong password is refused in words, the right one leads home',
  { tag: '@gate' },
  async ({ page, refusals }) => {
    refusals.expect(400, /\/api\/auth\/local$/)
    await page.goto('/login')
    await page.getByLabel('Meno alebo e-mail').fill(admin.email)
    await page.getByLabel('Heslo', { exact: true }).fill('nie-toto-heslo')
    await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
    await expect(page.getByRole('alert')).toContainText('Meno alebo heslo nesedí.')
    await expectNoBarriers(page)
    await page.getByLabel('Heslo', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectNoBarriers(page)
  },
)

const hour = 3_600_000
const day = 24 * hour
const expiryOf = () => Number(localStorage.getItem('expirationTime')) - Date.now()

test('a session lasts an hour; when it should be remembered, a month', async ({ page }) => {
  await signInByForm(page)
  const short = await page.evaluate(expiryOf)
  expect(short).toBeGreaterThan(hour - 60_000)
  expect(short).toBeLessThanOrEqual(hour)
  // A page that sends requests while its session is deleted would be refused, and log that in the console.
  await expect(page.getByRole('heading', { name: 'Dnes prichádzajú' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await signInByForm(page, { remember: true })
  expect(await page.evaluate(expiryOf)).toBeGreaterThan(29 * day)
})

test('without a session a screen leads to the sign-in and back', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/reservations')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Meno alebo e-mail').fill(admin.email)
  await page.getByLabel('Heslo', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(page).toHaveURL(/\/reservations$/)
})

test('a signed-in user skips the sign-in', async ({ page }) => {
  await signIn(page)
  for (const path of ['/login', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('refused pages say so and lead home', async ({ page }) => {
  await signIn(page, '/not-allowed')
  await expect(page.getByText('K tejto stránke nemáte prístup!')).toBeVisible()
  await page.goto('/not-authorized')
  await expect(page.getByText('Nie ste autorizovaný!')).toBeVisible()
  await expectNoBarriers(page)
})

test('a session that is over leads to the sign-in, and nothing of it stays', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('expirationTime', '1'))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})
