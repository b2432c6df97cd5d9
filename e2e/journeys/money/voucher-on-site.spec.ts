import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const buyer = 'Darca Webový'

test('a visitor buys a voucher, pays it at the gateway and downloads it', async ({ page, refusals }) => {
  refusals.expect(400, /darcekovy-poukaz/)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Darčekový poukaz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Darčekový poukaz')
  await page.getByLabel('Iná suma').check()
  await page.getByLabel('Suma v eurách').fill('9')
  await page.getByLabel('Meno obdarovaného').fill('Katka')
  await page.getByLabel('Venovanie').fill('Všetko najlepšie!')
  await page.getByLabel('Priamo obdarovanému').check()
  await page.getByLabel('Vaše meno').fill(buyer)
  await page.getByLabel('Skúšobná platba').check()
  const submit = page.getByRole('button', { name: 'Objednávka s povinnosťou platby' })
  await submit.click()
  await expect(page.getByRole('link', { name: /^Váš e-mail/ })).toBeVisible()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Suma v eurách').fill('900')
  await page.getByLabel('Váš e-mail').fill('darca@example.com')
  await page.getByLabel('E-mail obdarovaného').fill('katka@example.com')
  await submit.click()

  await page.getByRole('button', { name: /^Zaplatiť Platba/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poukaz je zaplatený')
  await expect(page.getByText('katka@example.com')).toBeVisible()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  const printed = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Stiahnuť poukaz (PDF)' }).click()
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/)
})
