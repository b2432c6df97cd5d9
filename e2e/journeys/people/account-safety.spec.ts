import { Secret, TOTP } from 'otpauth'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { card, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { admin } from '../../src/properties.ts'
import { expect, test } from '../../src/test.ts'

const password = 'Bocian klope na komíne 4'

/** An administrator for this journey only, because a second factor on the property's own would lock others out. */
async function newColleague(request: APIRequestContext): Promise<{ id: string; email: string }> {
  const owner = await ownerAt(request)
  const username = `kolega-${Date.now().toString(36)}`
  const email = `${username}@example.sk`
  await owner.edit('/global-settings', { registration_enabled: true })
  const answer = await request.post('/api/auth/local/register', { data: { username, email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  await owner.edit('/global-settings', { registration_enabled: false })
  const { user } = await answer.json()
  await owner.edit(`/users/${user.id}`, { role: 'admin' })
  return { id: user.id, email }
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Meno alebo e-mail').fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Používateľské menu' }).click()
  await page.getByRole('menuitem', { name: 'Môj účet' }).click()
  await expect(page.getByRole('heading', { name: 'Môj účet', level: 1 })).toBeVisible()
}

/** Codes of an authenticator app, each half minute's once: the API accepts the next one a little early. */
function application(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  let used = 0
  return () => {
    used = Math.max(used + 1, TOTP.counter())
    return totp.generate({ timestamp: used * 30_000 })
  }
}

/** Simulates a sign-in ten minutes ago for one call; the time itself is covered by the API's tests. */
async function refuseOnce(page: Page, method: 'PUT' | 'DELETE', address: string): Promise<void> {
  let isProven = false
  await page.route(address, (route) => {
    if (isProven || route.request().method() !== method) return route.continue()
    isProven = true
    return route.fulfill({ status: 403, json: { code: 'proof_needed', message: '' } })
  })
}

test('an owner signs out a lost phone, and adds codes of an application to the password', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(400, /\/api\/auth\/(local|proof)$/)
  refusals.expect(403, /\/api\/auth\/second-factor$/)
  const { id, email } = await newColleague(request)
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0' }
  const lost = await request.post('/api/auth/local', { headers, data: { identifier: email, password } })
  const { accessToken } = await lost.json()
  await signInByForm(page, email)
  await openAccount(page)

  const devices = card(page, 'Prihlásené zariadenia')
  await expect(devices.getByText('toto zariadenie')).toBeVisible()
  await expectNoBarriers(page)
  await devices.getByRole('button', { name: 'Odhlásiť: Firefox · Android' }).click()
  await expect(devices.getByText('Firefox · Android')).toHaveCount(0)
  const late = await request.get('/api/auth/sessions', {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(late.status()).toBe(401)

  const factor = card(page, 'Druhý krok pri prihlásení')
  await factor.getByRole('button', { name: 'Zapnúť druhý krok' }).click()
  await expect(factor.getByRole('img', { name: /QR kód/ })).toBeVisible()
  const nextCode = application(await factor.getByRole('code').innerText())
  await factor.getByLabel('Kód, ktorý aplikácia ukazuje').fill(nextCode())
  await factor.getByRole('button', { name: 'Overiť a zapnúť' }).click()
  await expect(factor.getByRole('listitem')).toHaveCount(10)
  const codes = await factor.getByRole('listitem').allInnerTexts()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await factor.getByRole('button', { name: 'Mám ich uložené' }).click()
  await expect(factor.getByText('Nepoužité záložné kódy: 10')).toBeVisible()

  await page.getByRole('button', { name: 'Používateľské menu' }).click()
  await page.getByRole('menuitem', { name: 'Odhlásiť sa' }).click()
  await signInByForm(page, email)
  await expect(page.getByLabel('Kód z aplikácie')).toBeFocused()
  await expectNoBarriers(page)
  await page.getByLabel('Kód z aplikácie').fill(nextCode())
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await refuseOnce(page, 'DELETE', '**/api/auth/second-factor')
  await openAccount(page)
  await factor.getByRole('button', { name: 'Vypnúť druhý krok' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vypnúť druhý krok' }).click()
  const question = page.getByRole('dialog', { name: 'Ste to vy?' })
  await question.getByLabel('Heslo', { exact: true }).fill('nie toto heslo')
  await question.getByRole('button', { name: 'Potvrdiť' }).click()
  await expect(question.getByText('Heslo nesedí.')).toBeVisible()
  await question.getByLabel('Heslo', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Potvrdiť' }).click()
  await question.getByLabel('Kód z aplikácie').fill(codes[0] ?? '')
  await expectNoBarriers(page)
  await question.getByRole('button', { name: 'Potvrdiť' }).click()
  await expect(factor.getByRole('button', { name: 'Zapnúť druhý krok' })).toBeVisible()
  // Closes the page, which would otherwise send requests for a blocked account.
  await page.close()
  await (await ownerAt(request)).edit(`/users/${id}`, { blocked: true })
})

test(
  'another account for transfers is saved after the password, and nothing typed is lost before',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    refusals.expect(403, /\/api\/global-settings$/)
    const owner = await ownerAt(request)
    const { iban, phone } = await owner.read('/global-settings')
    try {
      await signIn(page, '/global-settings')
      const account = page.getByLabel('IBAN', { exact: true })
      const number = page.getByLabel('Telefón', { exact: true })
      const save = page.getByRole('button', { name: 'Uložiť', exact: true })
      const question = page.getByRole('dialog', { name: 'Ste to vy?' })
      await account.fill('SK68 0720 0002 8919 8742 6353')
      await number.fill('+421 900 555 666')

      await refuseOnce(page, 'PUT', '**/api/global-settings')
      await save.click()
      await question.getByRole('button', { name: 'Zrušiť' }).click()
      await expect(account).toHaveValue('SK68 0720 0002 8919 8742 6353')
      await expect(number).toHaveValue('+421 900 555 666')
      expect(await owner.read('/global-settings')).toMatchObject({ iban, phone })

      await refuseOnce(page, 'PUT', '**/api/global-settings')
      await save.click()
      await question.getByLabel('Heslo', { exact: true }).fill(admin.password)
      await question.getByRole('button', { name: 'Potvrdiť' }).click()
      await expect(question).toBeHidden()
      await expect
        .poll(() => owner.read('/global-settings'))
        .toMatchObject({ iban: 'SK6807200002891987426353', phone: '+421 900 555 666' })
      await page.reload()
      await expect(account).toHaveValue(/^SK68 ?0720/)
      await expect(number).toHaveValue('+421 900 555 666')
    } finally {
      await owner.edit('/global-settings', { iban, phone })
    }
  },
)

test('a person who is no administrator any more reads so on the next screen', async ({
  page,
  request,
  refusals,
}) => {
  const { id, email } = await newColleague(request)
  await signInByForm(page, email)
  await expect(page.getByRole('heading', { name: 'Dnes prichádzajú' })).toBeVisible()
  refusals.expect(401, /\/api\//)
  refusals.expect(403, /\/api\//)
  await (await ownerAt(request)).edit(`/users/${id}`, { role: 'authenticated' })
  // Not by the menu: the open screen may hear of the new role first, and is replaced together with its menu.
  await page.goto('/reservations')
  await expect(page.getByText('K tejto stránke nemáte prístup!')).toBeVisible()
  await expect(page).toHaveURL(/\/not-allowed$/)
})
