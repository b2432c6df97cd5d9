import type { Page } from '@playwright/test'
import { guest } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

/** Presses Tab until the focused element has this name; fails when none has. */
async function tabTo(page: Page, name: RegExp, role?: string): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const one = document.activeElement
      const label =
        one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? one.labels?.[0] : null
      return { text: label?.textContent ?? one?.textContent ?? '', role: one?.tagName.toLowerCase() ?? '' }
    })
    if (name.test(found.text.trim()) && (role === undefined || role === found.role)) return
  }
  expect(null, `${name} can be reached by Tab`).not.toBeNull()
}

test('the whole booking by keyboard alone', async ({ page, request }) => {
  const stay = await findFreeStay(request)
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  await tabTo(page, new RegExp(`^Vybrať – ${stay.unit.title}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Čo vám pripravíme?' })).toBeFocused()
  await tabTo(page, /^Pokračovať na údaje$/)
  await page.keyboard.press('Space')

  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeFocused()
  for (const value of [guest.first_name, guest.last_name, guest.email, guest.phone]) {
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(value)
  }
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Skontrolujte si to, prosím' })).toBeFocused()
  await tabTo(page, /^Skúšobná platba/, 'input')
  await page.keyboard.press('Space')
  await tabTo(page, /obchodné podmienky/, 'input')
  await page.keyboard.press('Space')
  await tabTo(page, /^Objednávka s povinnosťou platby$/, 'button')
  await page.keyboard.press('Enter')

  await page.waitForURL(/skusobna-platba/)
  await tabTo(page, /^Zaplatiť/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
})
