import { choosePayment, giveDetails, guest, orderButton } from '../../src/book.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { comeAlive } from '../../src/pages/come-alive.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const kept = /nič sa nestratilo/i

test('without a connection each step of the booking says so, keeps what was typed, and goes on', async ({
  browser,
  request,
}) => {
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
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Zistiť cenu znova' }).click()
  await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: kept })).toBeHidden()
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
})
