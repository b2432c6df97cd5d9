import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { admin } from '../properties.ts'

/** Signs the owner in through the sign-in screen. */
export async function signInByForm(page: Page, { remember = false } = {}): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Meno alebo e-mail').fill(admin.email)
  await page.getByLabel('Heslo', { exact: true }).fill(admin.password)
  if (remember) await page.getByLabel('Zapamätať si ma').check()
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await page.waitForURL('**/dashboard')
}

const hour = 3_600_000

/**
 * Opens a screen as the owner, signed in a moment ago without the form; the sign-in screen has journeys of its own.
 * `now` is the browser's clock (ms).
 */
export async function signIn(page: Page, path = '/dashboard', now = Date.now()): Promise<void> {
  const data = { identifier: admin.email, password: admin.password }
  const answer = await page.request.post('/api/auth/local', { data })
  expect(answer.status(), 'the owner signs in').toBe(200)
  const { accessToken, refreshToken } = await answer.json()
  const tokens = { accessToken, refreshToken, expirationTime: String(now + hour) }
  // The smallest page of the site. `setStorageState` would empty the browser's cache.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => Object.assign(localStorage, kept), tokens)
  await page.goto(path)
}

interface WebStay {
  from: string
  to: string
  unit: { id: string }
}

/**
 * A guest's web order, to be paid by transfer, with seats of slot services; without a stay of these alone. @returns its
 * number and its token
 */
export async function orderFromWeb(
  request: APIRequestContext,
  stay: WebStay | null,
  last_name: string,
  services: readonly ServiceRequest[] = [],
): Promise<{ number: string; token: string }> {
  const stays = stay
    ? [{ accommodation_unit: stay.unit.id, arrival: stay.from, departure: stay.to, adults: 2 }]
    : []
  const answer = await request.post('/api/reservation-holds', { data: { stays, services } })
  expect(answer.status(), 'the stay is held').toBe(200)
  const { token, price } = await answer.json()
  const { terms_version } = await (await request.get('/api/global-settings')).json()
  const ordered = await request.post('/api/reservation-orders', {
    data: {
      hold_token: token,
      guest: {
        first_name: 'Marta',
        last_name,
        email: 'marta@example.sk',
        phone: '+421905111222',
        country: 'SK',
      },
      payment_method: 'transfer',
      terms_version,
      expected_total: price.total,
    },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  return ordered.json()
}

/** A card of the admin's page by its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
