import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Page } from '@playwright/test'
import { signIn } from '../../src/back-office/back-office.ts'
import { said } from '../../src/back-office/chart.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

const first = addDays(todayIn(new Date()), 200)
const path = `/price-calendar?from=${first}&days=14`

/** The cell of the grid with the cursor. */
const cursor = (page: Page) => page.getByRole('grid', { name: 'Ceny nocí' }).locator('[data-cursor]')

test(
  'days are painted by mouse and keyboard, shown on stays, kept and undone',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, path)
    const grid = page.getByRole('grid', { name: 'Ceny nocí' })
    const cells = grid.getByRole('row').nth(1).getByRole('gridcell')
    await cells.nth(1).hover()
    await page.mouse.down()
    await cells.nth(3).hover()
    const panel = page.getByRole('region', { name: 'Zmena vybraných dní' })
    // The panel makes the days narrower, so it waits until the pointer is released.
    await expect(page.locator('[data-painted]')).toHaveCSS('--length', '3')
    await expect(panel).toBeHidden()
    await page.mouse.up()
    await expect(panel).toContainText(said(formatDay(addDays(first, 3))))
    const before = await cells.nth(1).innerText()
    await panel.getByText('Nastaviť').click()
    await panel.getByLabel('Nová cena v eurách').fill('777')
    await panel.getByLabel('Príchod', { exact: true }).selectOption('Zatvoriť')
    await panel.getByRole('button', { name: 'Ukázať, čo sa zmení' }).click()
    await expect(panel).toContainText('Zmenia sa 3 noci.')
    await expect(panel.getByRole('row').nth(1)).toContainText('+')
    await expectSound(page)
    await expect(cells.nth(1)).toHaveText(before)
    await panel.getByRole('button', { name: 'Uložiť zmenu' }).click()
    await expect(cells.nth(1)).toHaveText(/^777\s*(≥\d+ )?bez P$/)
    await expect(cells.nth(4)).not.toContainText('777')

    // The keyboard selects from the cursor: Shift and arrows extend, Enter leads to the panel, Escape clears.
    await cells.nth(1).click()
    await cursor(page).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(cursor(page)).toBeFocused()
    await expect(page.getByText(said('2 izby'))).not.toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('radio', { name: 'Nemeniť' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(cursor(page)).toBeFocused()

    await page.getByRole('button', { name: 'Posledné zmeny' }).click()
    const list = page.getByRole('dialog', { name: 'Posledné zmeny' })
    // The drawer gets its name a moment after it appears.
    await expect(list).toBeVisible()
    await expectSound(page)
    await list.getByRole('button', { name: 'Vrátiť zmenu' }).first().click()
    const question = page.getByRole('dialog', { name: 'Vrátiť zmenu späť?' })
    await question.getByRole('button', { name: 'Vrátiť späť' }).click()
    await expect(list.getByText('vrátené')).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(cells.nth(1)).toHaveText(before)

    // Under a rate plan the base prices are inherited with its difference, and painted days are its own.
    await page.getByLabel('Ceny sadzby').selectOption('Nevratná (neponúka sa)')
    await expect(cells.nth(1)).toHaveAttribute('data-inherited')
    const inherited = await cells.nth(1).innerText()
    expect(inherited).not.toBe(before)
    await cells.nth(1).click()
    await panel.getByText('Nastaviť').click()
    await panel.getByLabel('Nová cena v eurách').fill('555')
    await panel.getByRole('button', { name: 'Ukázať, čo sa zmení' }).click()
    await panel.getByRole('button', { name: 'Uložiť zmenu' }).click()
    await expect(cells.nth(1)).toContainText('555')
    await expect(cells.nth(1)).not.toHaveAttribute('data-inherited')
    await page.getByRole('button', { name: 'Vrátiť späť' }).click()
    await expect(cells.nth(1)).toHaveText(inherited)
    await page.getByLabel('Ceny sadzby').selectOption('Základné ceny')
    await expect(cells.nth(1)).toHaveText(before)
  },
)

test('on a phone two taps select days of one unit, which are changed from a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, path)
  const days = page.getByRole('list', { name: 'Dni a ceny' }).getByRole('button')
  await days.nth(7).click()
  await days.nth(9).click()
  await expect(days.nth(8)).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page)
  await page.getByRole('button', { name: 'Zmeniť vybrané dni' }).click()
  const panel = page.getByRole('dialog', { name: 'Zmena vybraných dní' })
  await expect(panel.getByText('Zmena vybraných dní')).toHaveCount(1)
  await panel.getByText('± €').click()
  await panel.getByLabel('Zmeniť o eurá').fill('-5')
  await panel.getByRole('button', { name: 'Ukázať, čo sa zmení' }).click()
  await expect(panel).toContainText('Zmenia sa 3 noci.')
  await expectSound(page)
  await panel.getByRole('button', { name: 'Uložiť zmenu' }).click()
  await page.getByRole('button', { name: 'Vrátiť späť' }).click()
  await expect(page.getByText('Zmena je vrátená.')).toBeVisible()
})
