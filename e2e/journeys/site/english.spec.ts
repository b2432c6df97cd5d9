import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { expectNoSlovak } from '../../src/pages/no-slovak.ts'
import { listMessages } from '../../src/back-office/messages.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const guest = { first_name: 'Emily', last_name: 'Whitfield', phone: '+44 7700 900123' }
const email = 'emily@example.com'

/** Checks a page for sideways scrolling and untranslated Slovak; the same screens are checked for barriers in Slovak. */
async function look(page: Page, request: APIRequestContext): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoSlovak(page, request)
}

test('an English guest books on a phone, pays, and is written to in English', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const stay = await findFreeStay(request, 36)
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Arrival').fill(stay.from)
  await page.getByLabel('Departure').fill(stay.to)
  await look(page, request)
  await page.getByRole('button', { name: 'Find a room' }).click()
  await expect(page.getByRole('heading', { name: 'Free on these dates' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/rezervacia')
  await look(page, request)

  const units: { id: string; title: string }[] = await (
    await request.get('/api/accommodation-units?locale=en')
  ).json()
  const unit = units.find(({ id }) => id === stay.unit.id)
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: unit?.title ?? '' }) })
  await expect(offer).toContainText(formatMoney(stay.total, 'en'))
  await offer.getByRole('link', { name: 'Choose' }).click()
  await expect(page.getByRole('heading', { name: 'Who is the booking for?' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What may we prepare for you?' })).toBeVisible()
  await look(page, request)

  const order = page.getByRole('button', { name: /^Order with obligation to pay/ })
  await order.click()
  await expect(page.getByRole('alert')).toContainText('We need this to be filled in.')
  await look(page, request)
  await page.getByLabel('First name').fill(guest.first_name)
  await page.getByLabel('Last name').fill(guest.last_name)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill(guest.phone)
  await page.getByLabel('Country', { exact: true }).selectOption('GB')
  await expect(order).toContainText('Now you pay')
  await page.getByRole('radio', { name: 'Trial payment' }).check()
  await look(page, request)
  await order.click()

  await expect(page.getByText('Trial gateway – no money moves')).toBeVisible()
  await look(page, request)
  await page.getByRole('button', { name: /^Pay The payment goes through and/ }).click()
  await expect(page.getByRole('heading', { name: 'Your payment went through' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/potvrdenie_platby')
  await look(page, request)
  await page.getByRole('link', { name: 'See the booking' }).click()
  await page.waitForURL('**/rezervacia-detail/*')
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
  await expect(page.getByText(`Arrival: ${formatDayLong(stay.from, 'en')}`)).toBeVisible()
  await look(page, request)

  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const messages = await listMessages(request, token)
  const confirmation = messages.find(({ key }) => key === 'reservation_confirmed')
  expect(confirmation?.subject).toMatch(/^Booking \d+ is confirmed$/)
  expect(confirmation?.text).toMatch(/look forward to seeing you/i)
  expect(confirmation?.text).toContain(sitePath(`/rezervacia-detail/${token}`, 'en'))
})

test('a guest from abroad fills in the register and looks at a change, all in English', async ({
  page,
  request,
}) => {
  const stay = await findFreeStay(request, 38)
  const { token } = await orderInEnglish(request, stay)
  await page.goto(`/en/rezervacia-detail/${token}`)
  await page.getByText('Fill in the guests’ details').click()
  const first = page.getByRole('group', { name: 'Guest 1' })
  await expect(first.getByLabel('First name')).toHaveValue('Emily')
  await first.getByLabel('Permanent address').fill('York')
  await page.getByRole('button', { name: 'Save the guests’ details' }).click()
  await expect(page.getByRole('alert')).toContainText('Some details still need mending')
  await look(page, request)
  await first.getByLabel('Last name').fill('Whitfield')
  await first.getByLabel('Date of birth').fill('1 Jun 1985')
  await first.getByLabel('Nationality').selectOption({ label: 'United Kingdom' })
  await first.getByLabel('Purpose of the stay').selectOption({ label: 'Holiday and tourism' })
  await first.getByLabel('Kind of document').selectOption({ label: 'Passport' })
  await first.getByLabel('Number of the document').fill('AB1234567')
  await first.getByLabel('Permanent address').fill('1 High Street, York, YO1 7EP, United Kingdom')
  await page.getByRole('button', { name: 'Save the guests’ details' }).click()
  await expect(page.getByText('Saved, thank you. Still missing: 1 person.')).toBeVisible()
  await expect(page.getByText(/1\sJun\s1985/)).toBeVisible()

  await page.getByText('Change dates, guests or extras').click()
  await page.getByLabel('Adults').fill('1')
  await page.getByRole('button', { name: 'What would it cost?' }).click()
  await expect(page.getByRole('heading', { name: 'After this change' })).toBeVisible()
  await look(page, request)
  await page.getByRole('button', { name: 'How much would I get back?' }).click()
  await expect(page.getByRole('heading', { name: 'If you cancel today' })).toBeVisible()
  await look(page, request)
})

test(
  'a wrong search and a lost page are told in English; the switch leads to the same page',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    await page.goto('/en/rezervacia?from=2020-01-10&to=2020-01-05&adults=99')
    await expect(page.getByRole('alert')).toContainText('We cannot search like this')
    await expect(page.getByRole('alert')).toContainText('The departure must be later than the arrival')
    await look(page, request)
    const header = page.getByRole('banner')
    await header.locator('summary', { hasText: /^EN / }).click()
    await header.getByRole('link', { name: 'Slovenčina' }).click()
    await expect(page.getByRole('alert')).toContainText('Odchod musí byť neskôr než príchod')
    expect(new URL(page.url()).pathname).toBe('/rezervacia')
    await header.locator('summary', { hasText: /^SK / }).click()
    await header.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('alert')).toContainText('The departure must be later than the arrival')
    refusals.expect(404, /nic-take/)
    await page.goto('/en/nic-take')
    await expect(page.getByRole('heading', { name: 'This path leads nowhere' })).toBeVisible()
    await look(page, request)
    await page.getByRole('link', { name: 'See the rooms' }).click()
    await page.waitForURL('**/en/ubytovanie')
    await expect(page.getByText(/from €\d/).first()).toBeVisible()
    await look(page, request)
  },
)

type Stay = Awaited<ReturnType<typeof findFreeStay>>

/** A web order of a guest whose language is English. */
async function orderInEnglish(request: APIRequestContext, { from, to, unit }: Stay) {
  const stays = [{ accommodation_unit: unit.id, arrival: from, departure: to, adults: 2 }]
  const { token, price } = await (await request.post('/api/reservation-holds', { data: { stays } })).json()
  const { terms_version } = await (await request.get('/api/global-settings')).json()
  const data = {
    hold_token: token,
    guest: { ...guest, email, country: 'GB' },
    payment_method: 'transfer',
    language: 'en',
    terms_version,
    expected_total: price.total,
  }
  const ordered = await request.post('/api/reservation-orders', { data })
  expect(ordered.status(), await ordered.text()).toBe(200)
  return (await ordered.json()) as { token: string }
}
