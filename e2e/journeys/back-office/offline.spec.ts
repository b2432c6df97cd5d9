import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Page } from '@playwright/test'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { signInAs } from '../../src/back-office/sign-in-as.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test.use({ serviceWorkers: 'allow' })

const note = (page: Page) => page.getByRole('textbox', { name: 'Interná poznámka' })

async function saveNote(page: Page, text: string): Promise<void> {
  await note(page).fill(text)
  await page.locator('#notes').getByRole('button', { name: 'Uložiť' }).click()
}

/** Reads the copy of now, with the program kept to open without a network. */
async function openWithCopy(page: Page, path: string): Promise<void> {
  const copied = page.waitForResponse(/\/api\/offline-copy$/)
  await page.goto(path)
  expect((await copied).status()).toBe(200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

test('a reception without a network reads, checks in, writes and takes cash; all of it is sent once', async ({
  page,
  context,
  request,
  refusals,
}) => {
  refusals.expect(0, /./)
  refusals.expect(409, /\/api\/reservations\//)
  // A changed role renews the session.
  refusals.expect(401, /\/api\//)
  const today = todayIn(new Date())
  const owner = await ownerAt(request)
  const unit = await findUnit(request, today, addDays(today, 1))
  const surname = `Bezsiete${Date.now().toString(36)}`
  const stay = { accommodation_unit: unit.id, arrival: today, departure: addDays(today, 1), adults: 2 }
  const { id } = await owner.add('reservations', {
    stays: [stay],
    guest: { last_name: surname, phone: '+421 905 444 111' },
    payment_method: 'on_site',
    state: 'confirmed',
  })
  const screen = `/reservations/edit/${id}`
  await signInAs(page, 'reception')
  await page.waitForURL(/dashboard|calendar/)
  await openWithCopy(page, '/dashboard')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Bez pripojenia – údaje z')).toBeVisible()
  await page.getByRole('button', { name: `Ubytovať: ${surname}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ubytovať/ })
    .click()
  await expect(page.getByRole('button', { name: '1 zmena čaká' })).toBeVisible()
  await page.getByRole('link', { name: surname }).click()
  await expect(page.getByRole('link', { name: /905 444 111/ }).first()).toBeVisible()
  await saveNote(page, 'Kľúč je u susedy')
  const money = page.locator('#money')
  await money.getByRole('button', { name: 'Zapísať platbu' }).click()
  await money.getByLabel('Suma').fill('50')
  await money.locator('form').getByRole('button', { name: 'Zapísať platbu' }).click()
  await expect(page.getByRole('button', { name: '3 zmeny čakajú' })).toBeVisible()
  await page.reload()
  await expect(note(page)).toHaveValue('Kľúč je u susedy')
  await expect(page.getByRole('button', { name: '3 zmeny čakajú' })).toBeVisible()
  await page.goto('/calendar')
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${surname}`) })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Bez pripojenia')).toBeHidden()
  await expect(page.getByRole('button', { name: /zmen/ })).toBeHidden()
  const stands = await owner.read(`/reservations/${id}`)
  expect(stands).toMatchObject({ state: 'checked_in', internal_note: 'Kľúč je u susedy' })
  expect(stands['transaction_logs']).toMatchObject([{ amount: 5000, method: 'cash' }])

  await openWithCopy(page, screen)
  await context.setOffline(true)
  await saveNote(page, 'Deka navyše')
  await expect(page.getByRole('button', { name: '1 zmena čaká' })).toBeVisible()
  await owner.edit(`/reservations/${id}`, { internal_note: 'Postieľka' })
  await context.setOffline(false)
  await page.getByRole('button', { name: '1 zmenu sa nepodarilo uložiť' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Interná poznámka: Deka navyše')
  await expect(changes).toContainText('Postieľka')
  await expectSound(page)
  await changes.getByRole('button', { name: 'Uložiť znova' }).click()
  await expect(changes).toBeHidden()
  expect(await owner.read(`/reservations/${id}`)).toMatchObject({ internal_note: 'Deka navyše' })

  const [person] = await owner.list('/users?role=reception&_sort=createdAt:DESC&_limit=1')
  await owner.edit(`/users/${person?.id}`, { role: 'housekeeping' })
  await openWithCopy(page, '/housekeeping')
  await context.setOffline(true)
  await page.goto(screen)
  await expect(page.getByText('Bez pripojenia').or(page.getByRole('heading')).first()).toBeVisible()
  await expect(page.getByText(surname)).toHaveCount(0)
})
