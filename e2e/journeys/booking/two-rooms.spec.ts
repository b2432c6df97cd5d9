import type { Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('a party that no small room sleeps takes two, moves between them, and books', async ({
  page,
  request,
}) => {
  // Weeks in which no other journey books: several small rooms must be free at once.
  const { from, to } = await findFreeStay(request, 24)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/rezervacia?from=${from}&to=${to}&adults=7&children_ages=6,9`)
  const together = page.getByTestId('room-group').filter({ hasText: 'Najlacnejšie' })
  await expect(together.getByRole('listitem').filter({ hasText: /dospel/ })).not.toHaveCount(1)
  await expectNoSidewaysScroll(page)
  const total = await together.locator('strong').first().textContent()
  await together.getByRole('link', { name: /^Vziať všetky izby – / }).click()
  await expect(page.getByTestId('flow-price').first()).toHaveText(total ?? '')

  await page.goto(`/rezervacia?from=${from}&to=${to}&adults=4`)
  await expect(page.getByTestId('rating-line')).toContainText('hodnoten')
  await compareTwo(page)
  const small = page.locator('section', {
    has: page.getByRole('heading', { name: 'Menšie izby, ktoré sa dajú spojiť' }),
  })
  const proceed = page.getByRole('button', { name: 'Pokračovať na údaje' })
  await small
    .getByRole('link', { name: /^Vybrať – / })
    .first()
    .click()
  await expect(page.getByText('Pridajte ešte jednu izbu')).toBeVisible()
  await expect(proceed).toBeDisabled()
  await page
    .getByRole('link', { name: /^Pridať ďalšiu izbu – / })
    .first()
    .click()
  await expect(proceed).toBeEnabled()

  const rooms = page.getByTestId('chosen-room')
  const adults = rooms.locator('output')
  await expect(rooms).toHaveCount(2)
  const before = (await adults.allTextContents()).map(Number)
  expect(sum(before)).toBe(4)
  const fuller = (before[0] ?? 0) >= (before[1] ?? 0) ? 0 : 1
  await rooms
    .nth(fuller)
    .getByRole('button', { name: /^Menej dospelých/ })
    .click()
  await expect(adults).toHaveText(
    before.map((count, room) => String(room === fuller ? count - 1 : count + 1)),
  )
  await rooms
    .nth(fuller)
    .getByRole('button', { name: /^Viac dospelých/ })
    .click()
  await expect(adults).toHaveText(before.map(String))
  await expectNoBarriers(page)

  await proceed.click()
  await giveDetails(page)
  await choosePayment(page, 'Na mieste')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  await expect(page.getByTestId('stays').getByRole('listitem')).toHaveCount(2)
})

/** Ticks the first two rooms and sees them side by side. */
async function compareTwo(page: Page) {
  const ticks = page.getByRole('checkbox', { name: /^Porovnať – / })
  await ticks.nth(0).press('Space')
  await expect(page.getByTestId('compare-bar')).toContainText('Označte ešte jednu izbu')
  await ticks.nth(1).press('Space')
  const open = page.getByRole('button', { name: 'Porovnať 2 izby' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Izby vedľa seba' })
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  await expect(dialog.getByRole('row', { name: /^Cena pobytu so všetkým/ })).toContainText('€')
  await expect(dialog.getByRole('link', { name: /^Vybrať – / })).toHaveCount(2)
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/compare=/)
  await page.getByTestId('compare-bar').getByRole('button', { name: 'Zrušiť' }).click()
  await expect(page.getByTestId('compare-bar')).toBeHidden()
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
