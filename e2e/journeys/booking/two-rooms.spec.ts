import { expectNoBarriers } from '../../src/pages/axe.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('a party that no small room sleeps takes two, moves between them, and books', async ({
  page,
  request,
}) => {
  // Weeks in which no other journey books: several small rooms must be free at once.
  const { from, to } = await findFreeStay(request, 24)
  await page.goto(`/rezervacia?from=${from}&to=${to}&adults=4`)
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

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
