import { card, signIn } from '../../src/back-office/back-office.ts'
import { expect, test } from '../../src/test.ts'

test('without a connection a filter and a record say so, and come with it; what is shown stays', async ({
  page,
  context,
  refusals,
}) => {
  refusals.expect(0, /\/api\//)
  await signIn(page, '/reservations')
  const rows = page.getByRole('row')
  const guests = page.locator('main a[href*="/reservations/edit/"]')
  // The screen of a reservation is loaded before the connection ends.
  await guests.first().click()
  await expect(card(page, 'Súhrn')).toBeVisible()
  await page.goBack()
  await expect(guests.nth(1)).toBeVisible()
  await context.setOffline(true)
  await expect(guests.nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Čakajú na schválenie' }).click()
  await expect(page.getByRole('alert')).toContainText('Skontrolujte internet')
  await expect(rows).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Všetky' }).click()
  await expect(guests.nth(1)).toBeVisible()
  await context.setOffline(true)
  await guests.nth(1).click()
  await expect(page.getByRole('alert')).toContainText('Skontrolujte internet')
  await context.setOffline(false)
  await expect(card(page, 'Súhrn')).toBeVisible()
})
