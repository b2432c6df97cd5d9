import { expect, type Page } from '@playwright/test'
import { ownerAt } from './owner-calls.ts'

const password = 'Bocian klope na komíne 4'

/** Signs a new person with a role in by the form. */
export async function signInAs(page: Page, role: string): Promise<void> {
  const { request } = page
  const owner = await ownerAt(request)
  const username = `${role}-${Date.now().toString(36)}`.slice(0, 50)
  const email = `${username}@example.sk`
  await owner.edit('/global-settings', { registration_enabled: true })
  const answer = await request.post('/api/auth/local/register', { data: { username, email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  await owner.edit('/global-settings', { registration_enabled: false })
  await owner.edit(`/users/${(await answer.json()).user.id}`, { role })
  await page.goto('/login')
  await page.getByLabel('Meno alebo e-mail').fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
}
