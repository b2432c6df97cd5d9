import { persons } from '@dvor/format/plurals.ts'
import { addDays } from '@dvor/format/days.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('the owner sets a price for single use, and a guest alone sees it and orders', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const { from, to, unit } = await findFreeStay(request, 44)
  const season = await owner.add('prices', {
    accommodation_unit: unit.id,
    title: 'Tiché dni',
    valid_from: from,
    valid_to: addDays(to, -1),
    price: 6000,
    priority: 900,
  })
  const save = page.getByRole('button', { name: 'Uložiť', exact: true })
  const alone = page.getByRole('textbox', { name: persons(1), exact: true })

  await signIn(page, `/accommodation-units/edit/${unit.id}`)
  await expect(alone).toBeHidden()
  await page.getByRole('combobox', { name: 'Cena platí' }).click()
  await page.getByRole('option', { name: 'Podľa počtu osôb' }).click()
  await expect(alone).toBeVisible()
  await save.first().click()
  await expect
    .poll(async () => (await owner.read(`/accommodation-units/${unit.id}`))['price_basis'])
    .toBe('occupancy')

  await page.goto(`/prices/edit/${season.id}`)
  await alone.fill('75')
  await expect(page.getByText(/^S\sväčším počtom cena klesá/)).toBeVisible()
  await alone.fill('45')
  await expect(page.getByText(/cena klesá/)).toBeHidden()
  await save.first().click()
  await expect
    .poll(async () => (await owner.read(`/prices/${season.id}`))['occupancy_prices'])
    .toEqual([4500])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(alone).toHaveValue('45,00')
  await expectNoBarriers(page)

  await page.goto(`/rezervacia?from=${from}&to=${to}&adults=1`)
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: unit.title }) })
  await offer.getByRole('link', { name: 'Vybrať' }).click()
  await giveDetails(page)
  await expect(page.getByTestId('price-lines').first()).toContainText(/1.osoba · 3.noci.×.45,00.€/)
  await choosePayment(page, 'Bankovým prevodom')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Čaká na platbu' })).toBeVisible()
  await expect(page.getByText(/1.osoba · 3.noci.×.45,00.€/).first()).toBeVisible()
  await owner.remove(`/prices/${season.id}`)
  await owner.edit(`/accommodation-units/${unit.id}`, { price_basis: 'unit' })
})
