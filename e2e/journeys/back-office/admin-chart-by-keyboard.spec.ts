import { formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { bar, openChart, said } from '../../src/back-office/chart.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a stay is booked, opened, moved and stretched by keyboard alone, and every step is announced',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    // Work after a booking may change it once more during the drag: its price is then requested again.
    refusals.expect(409, /\/stays\?dry_run/)
    const { from, unit } = await findFreeStay(request, 18)
    await signIn(page)
    const board = await openChart(page, from)
    const status = page.locator('output[aria-live=polite]')
    await board.getByRole('gridcell').and(page.locator('[tabindex="0"]')).focus()
    await page.keyboard.press('Home')
    for (let row = 0; row < 20; row++) {
      const focused = page.locator('[data-cursor]')
      if ((await focused.getAttribute('aria-label'))?.startsWith(`${unit.title},`)) break
      await page.keyboard.press('ArrowDown')
    }
    await expect(page.locator('[data-cursor]')).toHaveAccessibleName(/, voľná$/)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText(
      said(`Výber: ${unit.title}, ${formatDayRange(from, addDays(from, 3))}`),
    )
    await page.keyboard.press('Escape')
    await expect(status).toContainText('Zrušené')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Voľné noci' })
    await dialog.getByLabel('Priezvisko').focus()
    await page.keyboard.type('Klávesová')
    await page.keyboard.press('Tab')
    await page.keyboard.type('+421 905 456 456')
    await expect(dialog).toContainText('Spolu')
    // Until the shown price is the current one, nothing can be booked.
    await expect(dialog.getByRole('button', { name: 'Zapísať rezerváciu' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const booked = bar(board, 'Klávesová')
    await expect(booked).toBeFocused()

    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText(`Presun: ${unit.title}`)
    await page.keyboard.press('k')
    await page.keyboard.press('ArrowLeft')
    await expect(status).toContainText('Zmena odchodu')
    await expect(status).toContainText(/1.noc/)
    await page.keyboard.press('Enter')
    const move = page.getByRole('dialog', { name: 'Presunúť pobyt' })
    await expect(move).toContainText('Hosť zaplatí o')
    await expect(move.getByRole('button', { name: 'Áno, zmeniť aj dĺžku' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(move).toBeHidden()
    await expect(booked).toHaveAccessibleName(said(formatDayRange(addDays(from, 1), addDays(from, 2))))
    await expect(booked).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Klávesová' })).toContainText(unit.title)
    await page.keyboard.press('Escape')
    await expect(booked).toBeFocused()
  },
)
