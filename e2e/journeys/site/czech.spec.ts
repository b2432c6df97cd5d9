import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { comeAlive } from '../../src/pages/come-alive.ts'
import { expectNoSlovak } from '../../src/pages/no-slovak.ts'
import { listMessages } from '../../src/back-office/messages.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

async function look(page: Page, request: APIRequestContext): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoSlovak(page, request)
}

test('a Czech guest books on a phone and pays without a Slovak sentence', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const stay = await findFreeStay(request, 44)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Čeština' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await comeAlive(page)
  await page.getByLabel('Příjezd').fill(stay.from)
  await page.getByLabel('Odjezd').fill(stay.to)
  await look(page, request)
  await page.getByRole('button', { name: 'Najít pokoj' }).click()
  await expect(page.getByRole('heading', { name: 'Volné v tomto termínu' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cs/rezervacia')
  await look(page, request)

  const units: { id: string; title: string }[] = await (
    await request.get('/api/accommodation-units?locale=cs')
  ).json()
  const unit = units.find(({ id }) => id === stay.unit.id)
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: unit?.title ?? '' }) })
  await expect(offer).toContainText(formatMoney(stay.total, 'cs'))
  await offer.getByRole('link', { name: 'Vybrat' }).click()
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervace?' })).toBeFocused()
  await look(page, request)

  const order = page.getByRole('button', { name: /^Objednávka zavazující k platbě/ })
  await order.click()
  await expect(page.getByRole('alert')).toContainText('Toto pole potřebujeme vyplnit.')
  await look(page, request)
  await page.getByLabel('Jméno', { exact: true }).fill('Jiří')
  await page.getByLabel('Příjmení', { exact: true }).fill('Dvořák')
  await page.getByLabel('E-mail', { exact: true }).fill('jiri@example.com')
  await page.getByLabel('Telefon', { exact: true }).fill('+420 601 123 456')
  await page.getByLabel('Země', { exact: true }).selectOption({ label: 'Česko' })
  await expect(order).toContainText('Teď zaplatíte')
  await page.getByRole('radio', { name: 'Zkušební platba' }).check()
  await look(page, request)
  await order.click()

  await page.getByRole('button', { name: /^Zaplatit Platba projde a/ }).click()
  await expect(page.getByRole('heading', { name: 'Platba proběhla v pořádku' })).toBeVisible()
  await look(page, request)
  await page.getByRole('link', { name: 'Zobrazit rezervaci' }).click()
  await page.waitForURL('**/rezervacia-detail/*')
  await expect(page.getByRole('heading', { name: 'Potvrzená' })).toBeVisible()
  await expect(page.getByText(`Příjezd: ${formatDayLong(stay.from, 'cs')}`)).toBeVisible()
  await look(page, request)

  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const messages = await listMessages(request, token)
  const confirmation = messages.find(({ key }) => key === 'reservation_confirmed')
  expect(confirmation?.text).toContain(sitePath(`/rezervacia-detail/${token}`, 'cs'))
})
