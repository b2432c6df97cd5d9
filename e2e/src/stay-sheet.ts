import { dayParts, type Day } from '@dvor/format/days.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './pages/axe.ts'

const dayNames = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', year: 'numeric' })
/** The name of a day's cell, which names its whole date with other words around it. */
export const dayName = (day: Day) => new RegExp(`(^|\\D)${dayNames.format(new Date(`${day}T12:00`))}`)

/** Picks the days of a stay in a calendar that opens before the stay and shows one month or two. */
export async function pickDays(calendar: Locator, { from, to }: { from: Day; to: Day }): Promise<void> {
  const next = calendar.locator('button[slot="next"]')
  const dayCell = (day: Day) => calendar.getByRole('button', { name: dayName(day) })
  await expect(next).toBeVisible()
  while (!(await dayCell(from).isVisible())) await next.click()
  await expect(dayCell(from)).toHaveAttribute('data-price', /€$/)
  await dayCell(from).click()
  if (dayParts(to).month !== dayParts(from).month) await next.click()
  await dayCell(to).click()
}

/** Opens the calendar over the search, picks the days and asks for rooms; a child without an age is refused. */
export async function chooseInSheet(page: Page, stay: { from: Day; to: Day }): Promise<void> {
  await page.getByRole('button', { name: 'Vybrať dni a hostí v kalendári s cenami' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kedy a koľkí?' })
  await pickDays(sheet, stay)
  await expectNoBarriers(page)
  await sheet.getByRole('button', { name: 'Viac detí' }).click()
  await sheet.getByRole('button', { name: 'Ukázať voľné izby' }).click()
  await expect(sheet).toContainText('Vyberte, prosím, vek dieťaťa.')
  await sheet.getByRole('button', { name: 'Menej detí' }).click()
  await sheet.getByRole('button', { name: 'Ukázať voľné izby' }).click()
}
