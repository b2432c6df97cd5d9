import { dayParts, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './pages/axe.ts'

const dayName = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', year: 'numeric' })
const nameOf = (day: Day) => new RegExp(`(^|\\D)${dayName.format(new Date(`${day}T12:00`))}`)
const monthsSince = ({ year, month }: ReturnType<typeof dayParts>) => year * 12 + month

/** Picks the days of a stay in a calendar that begins with the present month and shows one or two. */
export async function pickDays(calendar: Locator, { from, to }: { from: Day; to: Day }): Promise<void> {
  const next = calendar.locator('button[slot="next"]')
  const turns = monthsSince(dayParts(from)) - monthsSince(dayParts(todayIn(new Date())))
  for (let month = 0; month < turns; month++) await next.click()
  const dayCell = (day: Day) => calendar.getByRole('button', { name: nameOf(day) })
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
