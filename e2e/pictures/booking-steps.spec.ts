import { expect } from '@playwright/test'
import { chooseAndConsent, chooseRoom, guest, orderButton } from '../src/book.ts'
import { expectKeptPictures } from '../src/pages/kept-picture.ts'
import { fixedDate } from '../src/fixed-date.ts'
import { test } from '../src/pages/pictures.ts'
import { findFreeStay } from '../src/stay-days.ts'
import { waitingSurveys } from '../src/back-office/surveys.ts'

test('every step of the booking looks as before', async ({ page }) => {
  const stay = await findFreeStay(page.request, 0, undefined, fixedDate)
  const number = page.getByTestId('reservation-number')
  await page.goto(`/rezervacia?from=${stay.to}&to=${stay.from}&adults=2`)
  await expectKeptPictures(page, 'step-1-wrong-search')
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  await expectKeptPictures(page, 'step-1-results')
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=9`)
  await expectKeptPictures(page, 'step-1-large-party')

  await chooseRoom(page, stay)
  const mask = [page.getByRole('timer')]
  await expect(page.getByRole('heading', { name: 'Zážitky na dvore' })).toBeVisible()
  await expectKeptPictures(page, 'step-2-extras', { mask })
  await page.getByRole('button', { name: 'Pokračovať na údaje' }).click()
  await expect(page.getByLabel('Meno', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pokračovať na súhrn' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectKeptPictures(page, 'step-3-details-missing', { mask })
  await page.getByLabel('Meno', { exact: true }).fill(guest.first_name)
  await page.getByLabel('Priezvisko').fill(guest.last_name)
  await page.getByLabel('E-mail').fill(guest.email)
  await page.getByLabel('Telefón').fill(guest.phone)
  await page.getByRole('button', { name: 'Pokračovať na súhrn' }).click()
  await expect(page.getByRole('heading', { name: 'Skontrolujte si to, prosím' })).toBeFocused()
  await expectKeptPictures(page, 'step-4-summary', { mask })

  await chooseAndConsent(page, 'Skúšobná platba')
  await orderButton(page).click()
  await expect(page.getByText('Skúšobná brána – žiadne peniaze sa nepohnú')).toBeVisible()
  await expectKeptPictures(page, 'step-5-gateway')
  await page.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
  await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
  await expectKeptPictures(page, 'step-6-paid', { mask: [number] })
  await page.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  // The database writes down the moment of the payment by its own clock.
  const paidAt = page.getByText(/ · Platba · Skúšobná platba$/)
  await expectKeptPictures(page, 'step-7-reservation', { mask: [number, paidAt] })
})

test("other pages of guests' links look as before", async ({ page }) => {
  const [survey] = await waitingSurveys(page.request)
  await page.goto(`/spatna-vazba/${survey?.id}`)
  await expectKeptPictures(page, 'survey')
  await page.goto(`/rezervacia-detail/${'x'.repeat(43)}`)
  await expectKeptPictures(page, 'lost-link')
  await page.goto('/rezervacia?service=jazda-na-koni-na-lonzi')
  await expectKeptPictures(page, 'service-alone')
})
