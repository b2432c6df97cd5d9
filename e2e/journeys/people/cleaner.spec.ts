import type { Page } from '@playwright/test'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { signInAs } from '../../src/back-office/sign-in-as.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const rooms = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button') })

test('a cleaner marks a room in one tap, takes it back, and reports a defect with a photo', async ({
  page,
}) => {
  const owner = await ownerAt(page.request)
  await signInAs(page, 'housekeeping')
  await expect(page).toHaveURL(/\/housekeeping$/)
  const room = rooms(page)
    .filter({ has: page.getByText('Neupratané', { exact: true }) })
    .first()
  const code = await room.locator('strong').textContent()
  const expectState = (state: string) =>
    expect
      .poll(async () => (await owner.list('/room-states')).find((one) => one['code'] === code)?.['state'])
      .toBe(state)
  const row = rooms(page).filter({ has: page.locator('strong', { hasText: code ?? '' }) })
  await row.getByRole('button', { name: `Upratané – ${code}` }).click()
  await expectState('clean')
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(row.getByText('Neupratané', { exact: true })).toBeVisible()
  await expectState('dirty')
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)

  await row.getByRole('button', { name: `Závada – ${code}` }).click()
  const dialog = page.getByRole('dialog')
  const photo = await page.screenshot()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kohutik.png', mimeType: 'image/png', buffer: photo })
  await expect(dialog.getByText('Fotky: 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Nahlásiť' }).click()
  await expect(page.getByText('Závada je nahlásená.')).toBeVisible()
  const [defect] = await owner.list(`/tasks?kind=defect&title=${encodeURIComponent(`Závada – ${code}`)}`)
  expect(defect).toMatchObject({ done: false, photos: [{ name: expect.any(String) }] })
})

test('a task is written down in one line, done in one tap and taken back', async ({ page }) => {
  await signInAs(page, 'housekeeping')
  await expect(page).toHaveURL(/\/housekeeping$/)
  await page.goto('/tasks')
  await page.getByRole('textbox', { name: 'Čo treba urobiť?' }).fill('Umyť okná v jedálni')
  await page.getByRole('button', { name: 'Pridať úlohu' }).click()
  const task = page.getByRole('checkbox', { name: 'Hotovo: Umyť okná v jedálni' })
  await task.click()
  await expect(task).toHaveCount(0)
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(task).toBeVisible()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
})
