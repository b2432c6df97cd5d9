import type { Day } from '@dvor/format/days.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './pages/axe.ts'

const dayNames = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', year: 'numeric' })
/** The name of a day's cell, which names its whole date with other words around it. */
export const dayName = (day: Day) => new RegExp(`(^|\\D)${dayNames.format(new Date(`${day}T12:00`))}`)

const monthNames = new Intl.DateTimeFormat('sk-SK', { month: 'long', year: 'numeric' })
/** The name of the button that leads to the month of a day. */
export const monthTitle = (day: Day) => monthNames.format(new Date(`${day}T12:00`))

/** Picks the days of a stay in a calendar with prices, each after a press on its month. */
export async function pickDays(calendar: Locator, { from, to }: { from: Day; to: Day }): Promise<void> {
  const cell = await showDay(calendar, from)
  await expect(cell).toHaveAttribute('data-price', /€$/)
  await cell.click()
  await expectReasonOfBarredDay(calendar)
  await (await showDay(calendar, to)).click()
}

/** The cell of a day, after a press on its month. */
async function showDay(calendar: Locator, day: Day): Promise<Locator> {
  const months = calendar.getByRole('group', { name: 'Mesiace' })
  await months.getByRole('button', { name: monthTitle(day) }).click()
  return calendar.getByRole('button', { name: dayName(day) })
}

/** Opens the sheet over the date fields of a form. */
export async function openDays(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Vybrať dni v kalendári' }).click()
  return page.getByRole('dialog')
}

/** Picks days in the sheet over the date fields of a form. @returns the sheet */
export async function pickInForm(page: Page, { from, to }: { from: Day; to: Day }): Promise<Locator> {
  const sheet = await openDays(page)
  for (const day of [from, to]) await (await showDay(sheet, day)).click()
  return sheet
}

/** Presses a day that cannot be the departure of the stay begun; the calendar says why, and goes on as before. */
async function expectReasonOfBarredDay(calendar: Locator): Promise<void> {
  const barred = calendar.locator('[data-day][data-unavailable]:not([data-disabled])').first()
  // Away from the head of the months, which lies over the days below it.
  await barred.evaluate((cell) => cell.scrollIntoView({ block: 'center' }))
  // Without force, Playwright waits until the day may be pressed.
  await barred.click({ force: true })
  await expect(calendar.getByText(/Odchod musí|Pobyt od vybraného|Táto noc|odísť nedá|nekončí/)).toBeVisible()
}

/**
 * Opens the calendar over the search and asks for rooms. Nobody has said who comes, so the sheet waits after the days;
 * a child that was added is removed again.
 */
export async function chooseInSheet(page: Page, stay: { from: Day; to: Day }): Promise<void> {
  await page.getByRole('button', { name: 'Vybrať dni a hostí v kalendári s cenami' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kedy a koľkí?' })
  await pickDays(sheet, stay)
  await expect(sheet).toContainText(/od \d+,\d{2}\s€ vrátane dane za ubytovanie/)
  await expectNoBarriers(page)
  await sheet.getByRole('button', { name: 'Pridať dieťa: 1 rok' }).click()
  await expect(sheet).toContainText('hneď ukážeme voľné izby')
  await sheet.getByRole('button', { name: 'Odobrať dieťa: 1 rok' }).click()
  await sheet.getByRole('button', { name: 'Ukázať voľné izby' }).click()
}
