import { expect, type Page } from '@playwright/test'
import { signIn } from '../src/back-office/back-office.ts'
import { ownerAt } from '../src/back-office/owner-calls.ts'
import { waitingSurveys } from '../src/back-office/surveys.ts'
import { chooseRoom, guest, orderButton } from '../src/book.ts'
import { fixedDate } from '../src/fixed-date.ts'
import { organiserPath } from '../src/gathering.ts'
import { barriersOn, expectNoSidewaysScroll, expectNothingBelow } from '../src/pages/axe.ts'
import { expectKeptPictures } from '../src/pages/kept-picture.ts'
import { seeOtherDays, settled, turnTo, wearSkin } from '../src/pages/looking.ts'
import { test } from '../src/pages/pictures.ts'
import { findFreeStay } from '../src/stay-days.ts'

/** The screens that are open every day; looked at before the bookings below, which they would show. */
const daily = [
  { path: '/calendar', name: 'office-calendar', heading: 'Kalendár' },
  { path: '/reservations', name: 'office-reservations', heading: /^Rezervácie/ },
  { path: '/reservations/add', name: 'office-reservations-add', heading: 'Nová rezervácia' },
  { path: '/guest-register', name: 'office-guest-register', heading: 'Kniha hostí' },
]

/** No barriers in either colour scheme, nothing below the frame, nothing beyond the smallest phone. */
async function expectSoundScreen(page: Page, screen: string): Promise<void> {
  // A label of the menu is pale for a moment while the next screen arrives; a real barrier stays.
  const expectNoBarrierLeft = (look: string) =>
    expect(async () => expect(await barriersOn(page), look).toEqual([])).toPass({ timeout: 120_000 })
  await expectNoBarrierLeft(screen)
  await wearSkin(page, 'dark')
  await expectNoBarrierLeft(`${screen}, dark`)
  await wearSkin(page, 'light')
  await expectNothingBelow(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('the daily screens of the back office look as before, have no barriers, and fit the smallest phone', async ({
  page,
}) => {
  const owner = await ownerAt(page.request)
  const [first] = await owner.list('/reservations?_limit=1&_sort=number:ASC')
  const edit = {
    path: `/reservations/edit/${first?.id}`,
    name: 'office-reservations-edit',
    heading: new RegExp(`^${first?.number}`),
  }
  await signIn(page, '/dashboard', fixedDate.getTime())
  await settled(page)
  await expectKeptPictures(page, 'office-dashboard')
  await expectSoundScreen(page, '/dashboard')
  for (const { path, name, heading } of [...daily, edit])
    await test.step(path, async () => {
      await turnTo(page, path)
      // The former screen stays until the script of the next one is here.
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectKeptPictures(page, name)
      await expectSoundScreen(page, path)
    })
})

test('every step of the booking looks as before', async ({ page }) => {
  const stay = await findFreeStay(page.request, 0, { now: fixedDate })
  const number = page.getByTestId('reservation-number')
  await page.goto(`/rezervacia?from=${stay.to}&to=${stay.from}&adults=2`)
  await expectKeptPictures(page, 'step-1-wrong-search', { onSmallest: true })
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  await seeOtherDays(page)
  await expectKeptPictures(page, 'step-1-results', { onSmallest: true })
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=9`)
  await seeOtherDays(page)
  await expectKeptPictures(page, 'step-1-large-party', { onSmallest: true })

  await chooseRoom(page, stay)
  const mask = [page.getByRole('timer')]
  await expect(page.getByRole('heading', { name: 'Zážitky počas pobytu' })).toBeVisible()
  await expect(page.getByLabel('Meno', { exact: true })).toBeVisible()
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectKeptPictures(page, 'step-2-details-missing', { onSmallest: true, mask })
  await page.getByLabel('Meno', { exact: true }).fill(guest.first_name)
  await page.getByLabel('Priezvisko').fill(guest.last_name)
  await page.getByLabel('E-mail', { exact: true }).fill(guest.email)
  await page.getByLabel('Telefón').fill(guest.phone)
  await expectKeptPictures(page, 'step-2-order', { onSmallest: true, mask })

  await orderButton(page).click()
  await expect(page.getByText('Skúšobná brána – žiadne peniaze sa nepohnú')).toBeVisible()
  await expectKeptPictures(page, 'step-3-gateway', { onSmallest: true })
  await page.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
  await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
  // The database stamps the payment by its own clock.
  const paidAt = page.getByText(/ · Platba · Skúšobná platba$/)
  await expectKeptPictures(page, 'step-4-paid', { onSmallest: true, mask: [number, paidAt] })
  await page.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
  await expect(page).toHaveURL(/rezervacia-detail/)
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  await expectKeptPictures(page, 'step-5-reservation', { onSmallest: true, mask: [number, paidAt] })
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

test('the pages of a gathering look as before', async ({ page }) => {
  const { request } = page
  const { from, to } = await findFreeStay(request, 26, { now: fixedDate })
  await page.goto(`/spolu?from=${from}&to=${to}`)
  await expectKeptPictures(page, 'gathering-request', { onSmallest: true })
  const rooms = page.getByRole('group', { name: 'Ktoré izby pre vás podržíme' }).getByRole('checkbox')
  for (const index of [0, 1, 2]) await rooms.nth(index).check()
  await page.getByLabel('Meno', { exact: true }).fill('Želmíra')
  await page.getByLabel('Priezvisko').fill('Spoločenská')
  await page.getByLabel('E-mail', { exact: true }).fill('zelmira@example.sk')
  await page.getByLabel(/^Odkaz pre ostatných/).fill('Vezmite si gumáky.')
  await page.getByRole('button', { name: 'Podržať izby' }).click()
  await expect(page.getByRole('heading', { name: 'Pozrite si e-mail' })).toBeVisible()

  const owner = await ownerAt(request)
  await page.goto(await organiserPath(owner, 'zelmira@example.sk'))
  await page.getByRole('button', { name: 'Potvrdiť a podržať izby' }).click()
  const shared = page.getByRole('textbox', { name: 'Odkaz pre ostatných' })
  await expect(shared).toBeVisible()
  await expectKeptPictures(page, 'gathering-organiser', { onSmallest: true, mask: [shared] })
  await page.goto(new URL(await shared.inputValue()).pathname)
  await expectKeptPictures(page, 'gathering-families', { onSmallest: true })
})
