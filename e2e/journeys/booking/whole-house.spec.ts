import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../../src/back-office/back-office.ts'
import { bar, openChart } from '../../src/back-office/chart.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const title = 'Celý Gazdovský dom'

/** Puts the whole house of the sample on sale, at the sum of its rooms less a tenth. */
async function sellWhole(request: APIRequestContext) {
  const owner = await ownerAt(request)
  const [building] = await owner.list('/accommodation-objects?slug=gazdovsky-dom')
  const rooms = await owner.list(
    `/accommodation-units?accommodation_object=${building?.id}&let_as=unit&active=true`,
  )
  const [whole] = await owner.list(
    `/accommodation-units?accommodation_object=${building?.id}&let_as=building`,
  )
  if (!whole) throw new Error('the sample content has a whole house')
  await owner.edit(`/accommodation-units/${whole.id}`, { active: true })
  return { owner, rooms, whole }
}

/** Three nights on which the whole is free. */
async function freeNights(request: APIRequestContext, whole: { id: string }) {
  const { from, to } = await findFreeStay(request, 53, { unit: whole.id })
  return { from, to }
}

test(
  'a family with two adults books a whole house; the owner closes and opens it in one step',
  { tag: '@gate' },
  async ({ page, request }) => {
    const { owner, rooms, whole } = await sellWhole(request)
    const { from, to } = await freeNights(request, whole)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ubytovanie')
    await expect(page.getByTestId('whole-offer')).toContainText(title)
    await page
      .getByTestId('whole-offer')
      .getByRole('link', { name: /^Termíny a rezervácia/ })
      .click()
    await expect(page.getByTestId('rooms-of-whole').getByTestId('unit-card')).toHaveCount(rooms.length)
    await expect(page.getByText('súčet izieb − 10 %')).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.goto(`/rezervacia?from=${from}&to=${to}&adults=2&children_ages=4,5,6,7,8,9,10`)
    await expect(page.getByRole('heading', { name: 'Celý dom len pre vás' })).toBeVisible()
    const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expectNoBarriers(page)
    await expect(page.getByTestId('room-group').filter({ hasText: 'Gazdovský dom' })).toHaveCount(0)
    await offer.getByRole('link', { name: /^Vybrať/ }).click()
    await giveDetails(page)
    await expect(page.getByTestId('price-lines').first()).toContainText(title)
    await expect(page.getByTestId('price-lines').first()).toContainText('Izby spolu − 10 %')
    await choosePayment(page, 'Bankovým prevodom')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Čaká na platbu' })).toBeVisible()
    await expect(page.getByTestId('stays').getByRole('listitem')).toHaveCount(1)
    const search = await request.get(`/api/availability?from=${from}&to=${to}&adults=1`)
    const answers = (await search.json()) as { accommodation_unit: string; available: boolean }[]
    const freeRooms = rooms.filter(({ id }) =>
      answers.some(({ accommodation_unit: unit, available }) => unit === id && available),
    )
    expect(freeRooms).toEqual([])

    const [first, last] = [addDays(to, 7), addDays(to, 9)]
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, `/accommodation-units/edit/${whole.id}`)
    const effect = page.getByRole('region', { name: 'Čo predaj celku znamená' })
    await expect(effect).toContainText(new RegExp(`k\\snemu ${rooms.length} jednot`))
    await expect(effect).toContainText('lacnejší')
    await effect.getByRole('link', { name: 'Zatvoriť celok naraz' }).click()
    await page.getByRole('textbox', { name: 'Od noci', exact: true }).fill(formatDay(first))
    await page.getByRole('textbox', { name: 'Do noci (vrátane)', exact: true }).fill(formatDay(last))
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Dôvod', exact: true }).fill('Rodinná oslava')
    await page.getByRole('button', { name: 'Vytvoriť', exact: true }).click()
    await expect.poll(async () => (await owner.list('/closures?reason=Rodinná oslava')).length).toBe(1)
    const board = await openChart(page, addDays(first, -2))
    // A room that another guest booked on these days closes the whole, under the room's name.
    const closedWithWhole = board.locator('[data-source="shared"]').filter({ hasText: title })
    await expect(closedWithWhole).toHaveCount(rooms.length)
    await expectNoBarriers(page)
    await bar(board, 'Rodinná oslava').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Znova otvoriť' }).click()
    await expect(closedWithWhole).toHaveCount(0)
    await owner.edit(`/accommodation-units/${whole.id}`, { active: false })
  },
)
