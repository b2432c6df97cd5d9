import { addDays, type Day } from '@dvor/format/days.ts'
import type { Page } from '@playwright/test'
import { guest } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { dayName } from '../../src/stay-sheet.ts'
import { expect, test } from '../../src/test.ts'

/** Presses Tab until the focused element has this name; fails when none has. */
async function tabTo(page: Page, name: RegExp, role?: string): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const element = await page.evaluate(() => {
      const one = document.activeElement
      const label =
        one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? one.labels?.[0] : null
      return { text: label?.textContent ?? one?.textContent ?? '', role: one?.tagName.toLowerCase() ?? '' }
    })
    if (name.test(element.text.replace(/\s+/g, ' ').trim()) && (role === undefined || role === element.role))
      return
  }
  expect(null, `${name} can be reached by Tab`).not.toBeNull()
}

test('the whole booking by keyboard alone', { tag: '@gate' }, async ({ page, request }) => {
  const stay = await findFreeStay(request)
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  await tabTo(page, new RegExp(`^Vybrať – ${stay.unit.title}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeFocused()
  for (const value of [guest.first_name, guest.last_name, guest.email, guest.phone]) {
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(value)
  }
  await tabTo(page, /^Skúšobná platba/, 'input')
  await tabTo(page, /^Objednávka s povinnosťou platby/, 'button')
  await page.keyboard.press('Enter')

  await page.waitForURL(/skusobna-platba/)
  await tabTo(page, /^Zaplatiť/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
})

test('the sheet with the calendar by keyboard, named for screen readers', async ({ page, request }) => {
  const stay = await findFreeStay(request)
  await page.goto('/uvod')
  const open = page.getByRole('button', { name: 'Vybrať dni a hostí v kalendári s cenami' })
  const sheet = page.getByRole('dialog', { name: 'Kedy a koľkí?' })
  await tabTo(page, /^Vybrať dni a hostí v kalendári s cenami$/, 'button')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('grid').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('group', { name: 'Dospelí' })).toBeVisible()
  await expect(sheet.getByRole('application', { name: /^Príchod a odchod/ })).toBeVisible()
  await tabToCalendar(page)
  await moveTo(page, stay.from)
  await page.keyboard.press('Enter')
  await moveTo(page, stay.to)
  await page.keyboard.press('Enter')
  // Nobody has said who comes, so the sheet waits for the guests.
  await expect(sheet.getByText('3 noci')).toBeVisible()
  await shiftTabTo(page, 'Pridať dieťa: 8 rokov')
  await page.keyboard.press('Space')
  await expect(sheet.getByRole('button', { name: 'Odobrať dieťa: 8 rokov' })).toBeVisible()
  await shiftTabTo(page, 'Viac dospelých')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(page.getByLabel('Príchod')).toHaveValue(stay.from)
  await expect(page.getByLabel('1. dieťa')).toHaveValue('8')

  await page.keyboard.press('Enter')
  await expect(sheet.getByText('3 noci')).toBeVisible()
  await expect(sheet.getByRole('button', { name: dayName(stay.from) })).toBeVisible()
  await tabTo(page, /^Ukázať voľné izby$/, 'button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${stay.from}&to=${stay.to}&adults=3&children=1&age=8`))
})

async function shiftTabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60 && (await focusedName(page)) !== name; press++)
    await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe(name)
}

/** Name of the focused element; a calendar's cell has one. */
const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? '').replaceAll(/\s/g, ' '))

async function tabToCalendar(page: Page): Promise<void> {
  for (let press = 0; press < 50; press++) {
    await page.keyboard.press('Tab')
    if (/\d{1,2}\. .*\d{4}/.test(await focusedName(page))) return
  }
  expect(null, 'the calendar can be reached by Tab').not.toBeNull()
}

/** Moves the focus of a calendar forward to a day with the arrow keys: by weeks, then by days. */
async function moveTo(page: Page, day: Day): Promise<void> {
  const weekBefore = Array.from({ length: 7 }, (_, days) => dayName(addDays(day, -days)))
  const isNear = async () => {
    const name = await focusedName(page)
    return weekBefore.some((one) => one.test(name))
  }
  for (let press = 0; press < 40 && !(await isNear()); press++) await page.keyboard.press('ArrowDown')
  for (let press = 0; press < 7 && !dayName(day).test(await focusedName(page)); press++)
    await page.keyboard.press('ArrowRight')
  expect(await focusedName(page)).toMatch(dayName(day))
}

/** Phones upright and on their side, a page at 400 %, and a desktop. */
const screens = [
  { width: 360, height: 640 },
  { width: 568, height: 320 },
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
]

test('no bar covers the field that has the focus, on any screen', async ({ page, request }) => {
  const stay = await findFreeStay(request)
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  await tabTo(page, new RegExp(`^Vybrať – ${stay.unit.title}$`))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Na koho bude rezervácia?' })
  await expect(heading).toBeFocused()
  await page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'))
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await heading.focus()
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      expect(await coveredFocus(page), `at ${screen.width} × ${screen.height}, stop ${stop + 1}`).toBeNull()
    }
  }
})

/** Text of the focused control when another element covers all of it; null when some of it can be seen. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return null
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
    const parts = [one, ...(label ? [label] : [])]
    const isSeen = parts.some((part) =>
      [...part.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((down) =>
          [3, Math.min(width / 2, 40)].some((right) => {
            const element = document.elementFromPoint(left + right, top + height * down)
            return parts.some((known) => known.contains(element))
          }),
        ),
      ),
    )
    return isSeen ? null : (label?.textContent ?? one.textContent ?? one.tagName)
  })
