import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expectSound } from '../../src/pages/axe.ts'
import { findFreeStay, findUnit } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A guest's booking at the desk, paid on site. */
async function bookAtDesk(request: APIRequestContext, last_name: string, arrival: Day, departure: Day) {
  const owner = await ownerAt(request)
  const unit = await findUnit(request, arrival, departure)
  const stays = [{ accommodation_unit: unit.id, arrival, departure, adults: 2 }]
  const guest = { first_name: 'Marta', last_name }
  const { id } = await owner.add('reservations', { stays, guest, payment_method: 'on_site' })
  return { owner, unit, id }
}

test('a check-out before the agreed day frees the nights first', async ({ page, request }) => {
  const today = todayIn(new Date())
  const tomorrow = addDays(today, 1)
  const { owner, unit, id } = await bookAtDesk(request, 'Skorá', today, addDays(today, 4))
  await owner.edit(`/reservations/${id}`, { state: 'checked_in', register_later: true })
  await signIn(page, `/reservations/edit/${id}`)
  await page.getByRole('button', { name: 'Odubytovať' }).first().click()
  const early = page.getByRole('dialog', { name: 'Skorší odchod' })
  await expect(early).toContainText(`Marta Skorá · ${unit.title}`)
  await expect(early).toContainText(`Hostia mali ostať do ${formatDay(addDays(today, 4))}`)
  await expectSound(page)
  await early.getByText('Nič si neponechať').click()
  await early.getByRole('button', { name: 'Ukázať sumu' }).click()
  await early.getByRole('button', { name: 'Uvoľniť noci' }).click()
  const question = page.getByRole('dialog', { name: 'Odubytovať?' })
  await question.getByRole('button', { name: /Odubytovať/ }).click()
  await expect(question).toBeHidden()
  expect(await owner.read(`/reservations/${id}`)).toMatchObject({ state: 'completed', departure: tomorrow })
  const later = { accommodation_unit: unit.id, arrival: tomorrow, departure: addDays(today, 4), adults: 2 }
  await owner.add('reservations', { stays: [later], guest: { last_name: 'Ďalšia' } })
})

test('Enter while the price is computed books once it is there, and nobody reads that the nights are gone', async ({
  page,
  request,
}) => {
  const { from, to, unit } = await findFreeStay(request, 32)
  await signIn(page, `/reservations/add?arrival=${from}&departure=${to}&unit=${unit.id}`)
  await page.getByLabel('Priezvisko').fill('Rýchla')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/agreed-quotes*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Telefón').fill('+421 905 123 124')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('sú už obsadené')) document.body.dataset['flashed'] = 'true'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByLabel('Telefón').press('Enter')
  release()
  await expect(page).toHaveURL(/\/reservations\/edit\//)
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed')
})

test('the move dialog names guest and room, and says which rooms are free for how much', async ({
  page,
  request,
}) => {
  const { from, to, unit } = await findFreeStay(request, 33)
  const { id } = await bookAtDesk(request, 'Vedľajšia', from, to)
  await bookAtDesk(request, 'Susedná', from, to)
  await signIn(page, `/reservations/edit/${id}`)
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('Marta Vedľajšia · ')
  await drawer.getByRole('combobox', { name: 'Izba' }).click()
  await expect(page.getByRole('option', { name: /obsadená$/ })).not.toHaveCount(0)
  await expect(page.getByRole('option', { name: /– [\d\s]+,\d\d\s€$/ })).not.toHaveCount(0)
  // The nights of the stay itself are no reason against its own room.
  await expect(page.getByRole('option', { name: new RegExp(`^${unit.title}`) })).not.toHaveAccessibleName(
    /obsadená/,
  )
})
