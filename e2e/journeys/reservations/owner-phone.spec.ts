import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { APIRequestContext } from '@playwright/test'
import { signIn } from '../../src/back-office/back-office.ts'
import { said } from '../../src/back-office/chart.ts'
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
  const later = await request.get(`/api/availability?from=${tomorrow}&to=${addDays(today, 4)}&adults=2`)
  const body: { accommodation_unit: string; refusals: { code: string }[] }[] = await later.json()
  const codes = body.find(({ accommodation_unit }) => accommodation_unit === unit.id)?.refusals ?? []
  expect(codes.map(({ code }) => code)).not.toContain('taken')
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

test('a booking by phone fits on two screens, asks for no deposit on site, and takes its dates as one range', async ({
  page,
  request,
}) => {
  const { from, to, unit } = await findFreeStay(request, 34)
  await signIn(page, `/reservations/add?arrival=${from}&departure=${to}&unit=${unit.id}`)
  await expect(page.getByRole('region', { name: 'Cena' })).toContainText('Spolu')
  await expect(page.getByLabel('Príchod a odchod')).toContainText(said(formatDay(from)))
  await expect(page.getByText('Záloha')).toBeHidden()
  const height = await page.getByRole('button', { name: 'Zapísať rezerváciu' }).evaluate((button) => {
    return button.getBoundingClientRect().bottom + window.scrollY
  })
  expect(height).toBeLessThan(2 * 844)
  await page.getByText('Dohoda', { exact: true }).click()
  await expect(page.getByLabel('Kedy príde')).toBeVisible()
  await expectSound(page)
})

test('the card of a stay on the chart has phone and note, and checks in', async ({ page, request }) => {
  const today = todayIn(new Date())
  const { owner, id } = await bookAtDesk(request, 'Kartová', today, addDays(today, 1))
  await owner.edit(`/reservations/${id}`, {
    internal_note: 'Prídu s kočíkom',
    guest: { last_name: 'Kartová', phone: '+421905333444' },
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, `/calendar?from=${today}&days=14`)
  await page
    .getByRole('gridcell', { name: /Kartová/ })
    .last()
    .click()
  const card = page.getByRole('dialog', { name: /Kartová/ })
  await expect(card.locator('a[href="tel:+421905333444"]')).toBeVisible()
  await expect(card).toContainText('Prídu s kočíkom')
  await expectSound(page)
  await card.getByRole('button', { name: 'Ubytovať' }).click()
  const question = page.getByRole('dialog', { name: 'Ubytovať?' })
  await expect(question).toContainText('Kartová')
  await expect(question.getByRole('button', { name: 'Zapísať platbu' })).toBeVisible()
  // Other journeys need a room today.
  await owner.edit(`/reservations/${id}`, { state: 'cancelled' })
})

test('a stay that is moved to a room of another guest offers the swap', async ({
  page,
  request,
  refusals,
}) => {
  const { from, to } = await findFreeStay(request, 36)
  const first = await bookAtDesk(request, 'Vymenená', from, to)
  const second = await bookAtDesk(request, 'Susedova', from, to)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, `/calendar?from=${addDays(from, -2)}&days=14`)
  await page.getByRole('gridcell', { name: /Vymenená/ }).click()
  await page.getByRole('button', { name: 'Presunúť alebo predĺžiť' }).click()
  const dialog = page.getByRole('dialog', { name: 'Presunúť pobyt' })
  refusals.expect(409, /\/stays\?dry_run/)
  await dialog.getByRole('combobox', { name: 'Izba' }).click()
  await page.getByRole('option', { name: new RegExp(`^${second.unit.title}`) }).click()
  await expect(dialog).toContainText('Izbu má Marta Susedova. Vymeniť?')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Vymeniť izby' }).click()
  await expect(dialog).toBeHidden()
  expect(await first.owner.read(`/reservations/${second.id}`)).toMatchObject({
    stays: [{ accommodation_unit: { id: first.unit.id } }],
  })
})
