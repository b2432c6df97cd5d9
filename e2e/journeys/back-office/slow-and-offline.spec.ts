import type { Page } from '@playwright/test'
import { card, signIn } from '../../src/back-office/back-office.ts'
import { settled, turnTo } from '../../src/pages/looking.ts'
import { expect, test } from '../../src/test.ts'

test(
  'without a connection a filter and a record say so, and come with it; what is shown stays',
  { tag: '@gate' },
  async ({ page, context, refusals }) => {
    refusals.expect(0, /\/api\//)
    // What the device keeps for the reception has a journey of its own.
    await page.route('**/api/offline-copy', (route) => route.abort())
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
  },
)

/** Holds the next answers back until the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('figures of the former period are marked as such until the new ones come', async ({ page }) => {
  await signIn(page, '/stay-tax')
  const busy = page.locator('main [aria-busy=true]')
  const print = page.getByRole('button', { name: /^(Vytlačiť|Tlačiť)/ })
  await expect(card(page, 'Daň za ubytovanie')).toBeVisible()
  await expect(print).toBeEnabled()
  const showTax = await holdBack(page, /\/api\/.*stay-tax/)
  await page.getByRole('button', { name: 'Tento štvrťrok' }).click()
  await expect(busy).toBeVisible()
  await expect(busy).toHaveAttribute('inert')
  await expect(print).toBeDisabled()
  showTax()
  await expect(busy).toHaveCount(0)
  await expect(print).toBeEnabled()

  await turnTo(page, '/kitchen')
  await expect(page.getByRole('heading', { level: 1, name: 'Kuchyňa' })).toBeVisible()
  await settled(page)
  const showKitchen = await holdBack(page, /\/api\/.*kitchen/)
  await page.getByRole('button', { name: 'Zajtra' }).click()
  await expect(busy).toBeVisible()
  await expect(print).toBeDisabled()
  showKitchen()
  await expect(busy).toHaveCount(0)
})
