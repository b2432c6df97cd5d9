import { formatDay, formatDayLong } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { card, orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { findService, listOpen } from '../../src/back-office/seats.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

// Long journeys: a busy machine must not end them.
test.describe.configure({ timeout: 240_000 })

/** A stay from Monday to Thursday for two with a ride on Tuesday; further rides are on the day of departure. */
async function withRide(request: APIRequestContext, week: number, name: string) {
  const stay = await findFreeStay(request, week)
  const ride = await findService(request, 'jazda-na-koni-na-lonzi')
  const open = (await listOpen(request, ride, stay.from, stay.to)).filter(({ free }) => free >= 2)
  const booked = open.find(({ day }) => day < stay.to)
  const later = open.find(({ day }) => day === stay.to)
  if (!booked || !later) throw new Error('a stay of three nights has rides on two days')
  const { service_slot, day } = booked
  const { token, number } = await orderFromWeb(request, stay, name, [{ service_slot, day, persons: 2 }])
  return { stay, ride, booked, later, token, number }
}

const askForChange = async (page: Page) => {
  await page.getByRole('button', { name: 'Koľko by to stálo?' }).click()
  const preview = page.getByRole('region', { name: 'Po tejto zmene' })
  await expect(preview).toBeFocused()
  return preview
}

async function openChange(page: Page): Promise<void> {
  await page.getByText('Zmeniť termín, hostí alebo služby').click()
}

test('a guest moves a ride, leaves it outside of a shorter stay, then gives it up, 360 px wide', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { stay, ride, later, token } = await withRide(request, 26, 'Presunutá')
  await page.goto(`/rezervacia-detail/${token}`)
  await openChange(page)
  const ownRide = page.getByRole('group', { name: ride.title })
  await expect(ownRide.getByLabel('Kedy')).toContainText('váš čas')
  await expectNoBarriers(page)
  await ownRide.getByLabel('Kedy').selectOption(`${later.service_slot} ${later.day}`)
  await ownRide.getByLabel('Dospelí').fill('1')
  const moved = await askForChange(page)
  await expect(moved).toContainText(formatMoney(-ride.price))
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Potvrdiť zmenu' }).click()
  await expect(page.getByText('Zmenu sme uložili')).toBeVisible()
  const seen = page.getByTestId('stays').getByRole('listitem').filter({ hasText: ride.title })
  await expect(seen).toContainText(formatDayLong(later.day))
  await expect(seen).toContainText('1 osoba')

  // One night less: the ride is on a day that is no longer part of the stay.
  await openChange(page)
  await page.getByLabel('Odchod', { exact: true }).fill(addDays(stay.to, -1))
  const shorter = await askForChange(page)
  const outside = shorter.getByRole('group', { name: 'Mimo nového pobytu' })
  await expect(outside).toContainText(ride.title)
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Potvrdiť zmenu' }).click()
  await expect(outside.getByRole('checkbox')).toBeFocused()
  await outside.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Potvrdiť zmenu' }).click()
  await expect(page.getByText('Zmenu sme uložili')).toBeVisible()
  await expect(page.getByTestId('stays').first()).toContainText('2 noci')
  await expect(seen).toContainText(formatDayLong(later.day))

  await openChange(page)
  await ownRide.getByLabel('Kedy').selectOption({ label: 'Zrušiť túto službu' })
  await askForChange(page)
  await page.getByRole('button', { name: 'Potvrdiť zmenu' }).click()
  await expect(page.getByText('Zmenu sme uložili')).toBeVisible()
  await expect(page.getByRole('heading', { name: ride.title })).toBeHidden()
  const [again] = (await listOpen(request, ride, later.day, later.day)).filter(
    ({ service_slot }) => service_slot === later.service_slot,
  )
  expect(again?.free, 'the seat is free again').toBe(later.free)
})

test('the owner moves a stay, sees the ride that stays behind, and takes it off', async ({
  page,
  request,
}) => {
  const { ride, booked, number } = await withRide(request, 28, 'Posunutá')
  await signIn(page, `/reservations?q=${number}`)
  await page.getByRole('link', { name: 'Marta Posunutá' }).first().click()
  await expect(page).toHaveURL(/\/reservations\/edit\//)
  await page.getByRole('button', { name: 'Zmeniť termín, izbu alebo hostí' }).click()
  const drawer = page.getByRole('dialog')
  const arrival = drawer.getByLabel('Príchod', { exact: true })
  await arrival.fill(formatDay(addDays(booked.day, 1)))
  await arrival.press('Tab')
  await drawer.getByRole('button', { name: 'Prepočítať cenu' }).click()
  const outside = drawer.getByRole('group', { name: 'Tieto služby by zostali mimo nového pobytu' })
  await expect(outside).toContainText(ride.title)
  await expect(outside.getByRole('radio', { name: 'Nechať' })).toBeChecked()
  await expectNoBarriers(page)
  await outside.getByText('Zrušiť', { exact: true }).click()
  await expect(outside.getByRole('radio', { name: 'Zrušiť' })).toBeChecked()
  await expect(drawer.getByRole('status').last()).not.toContainText(ride.title)
  await drawer.getByRole('button', { name: 'Uložiť zmenu' }).click()
  await expect(drawer).toBeHidden()
  await expect(card(page, 'Služby s termínom')).toContainText('Žiadna služba s termínom.')
  await expect(card(page, 'Čo sa dialo')).toContainText('Odobratá služba')
})
