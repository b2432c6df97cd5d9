import type { Page } from '@playwright/test'
import { choosePayment, giveDetails, guest, orderButton } from '../../src/book.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { comeAlive } from '../../src/pages/come-alive.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const kept = /nič sa nestratilo/i

/** Bar and summary say the same of a price: that it is of the present choice, or that it may be another. */
async function expectUncertain(page: Page, isUncertain: boolean): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  const summary = page.getByRole('complementary', { name: 'Vaša rezervácia' })
  for (const amount of [page.getByTestId('flow-price'), summary.getByTestId('price-total').locator('dd')]) {
    await expect(amount).toHaveAttribute('aria-busy', String(isUncertain))
    await expect(amount).toHaveCSS('opacity', isUncertain ? '0.7' : '1')
  }
  if (isUncertain) await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
}

test(
  'without a connection each step of the booking says so, keeps what was typed, and goes on',
  { tag: '@gate' },
  async ({ browser, request }) => {
    const { from, to, unit } = await findFreeStay(request, 42)
    // A context of its own: the browser names each lost call in its console.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/rezervacia?from=${from}&to=${to}&adults=2`)
    const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: unit.title }) })
    await comeAlive(page)

    await context.setOffline(true)
    await offer.getByRole('link', { name: 'Vybrať' }).click()
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible()
    await context.setOffline(false)
    await giveDetails(page)

    await context.setOffline(true)
    await page.getByRole('checkbox', { name: 'Raňajky' }).check()
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible()
    await expectUncertain(page, true)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Zistiť cenu znova' }).click()
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible()
    // The browser is online, and the first call is lost nevertheless.
    await page.route('**/api/quotes', (route) => route.abort('internetdisconnected'), { times: 1 })
    await context.setOffline(false)
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeHidden()
    await expectUncertain(page, false)
    await choosePayment(page, 'Na mieste')

    await context.setOffline(true)
    await orderButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible()
    await expect(page.getByLabel('Priezvisko')).toHaveValue(guest.last_name)
    await context.setOffline(false)
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    await expect(page.getByTestId('price-lines').first()).toContainText('Raňajky')
    await context.close()
  },
)
