import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { choosePayment, chooseRoom, giveDetails, orderButton } from '../../src/book.ts'
import { findService, listComing, listOpen, takeAllSeats } from '../../src/back-office/seats.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

/** `so 4. 7. o 10:00` */
const timeName = ({ day, time_from }: Occurrence) =>
  `${weekdayShort(weekdayOf(day))} ${formatDayMonth(day)} o ${formatTime(time_from)}`

test('a guest adds a ride to the stay on a phone, finds it full and chooses another', async ({
  page,
  request,
  refusals,
}) => {
  refusals.expect(409, /reservation-holds/)
  await page.setViewportSize({ width: 360, height: 800 })
  const stay = await findFreeStay(request)
  const ride = await findService(request, 'jazda-na-koni-na-lonzi')
  const [first, second] = await listOpen(request, ride, stay.from, stay.to)
  if (!first || !second) throw new Error('a stay of three nights has two rides')
  await chooseRoom(page, stay)
  const section = page.getByRole('region', { name: 'Zážitky počas pobytu' })
  await expect(section.getByRole('heading', { name: ride.title })).toBeVisible()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  const times = section.getByRole('group', { name: `Termín: ${ride.title}` })
  const choice = times.getByRole('checkbox', { name: timeName(first) })
  await expect(section).toContainText('Deti od šiestich rokov, dospelí do 85 kg.')

  // Another guest takes the seats meanwhile.
  const giveBack = await takeAllSeats(request, first)
  await choice.check()
  await expect(page.getByRole('alert').first()).toContainText('rezervoval niekto iný')
  await expect(choice).toHaveAccessibleDescription(/nie je dosť miest/)
  await expectNoBarriers(page)
  await choice.uncheck()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const taken = times.getByRole('checkbox', { name: timeName(second) })
  const free = await taken.locator('..').textContent()
  const held = page.waitForResponse(/reservation-holds/)
  await taken.check()
  await held
  // The guest's own seat is neither taken away from the free ones nor added to them.
  await page.reload()
  await expect(taken.locator('..')).toHaveText(free ?? '')
  await expect(page.getByTestId('flow-price')).toHaveText(formatMoney(stay.total + ride.price))
  await giveDetails(page)
  await giveBack()
  await expect(page.getByTestId('price-lines').last()).toContainText(ride.title)
  await expectNoBarriers(page)

  await page.reload()
  await choosePayment(page, 'Na mieste')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  await expect(page.getByRole('heading', { name: ride.title })).toBeVisible()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
})

test(
  'a service is booked alone from the page of activities and paid',
  { tag: '@gate' },
  async ({ page, request }) => {
    const sauna = await findService(request, 'sauna-a-horuca-kada')
    const [evening] = await listComing(request, sauna)
    if (!evening) throw new Error('the sauna has a free evening')
    await page.goto('/aktivity')
    await page.getByRole('link', { name: /^Vybrať termín ?: Sauna a horúca kaďa$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: sauna.title })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Pokračovať na údaje' }).click()
    await expect(page.getByRole('alert')).toContainText('Vyberte, prosím, termín.')
    const hours = page.getByRole('radio', { name: /voľné, najviac/ })
    await hours.nth(3).check()
    await page.getByRole('button', { name: 'Viac osôb' }).click()
    await page.getByRole('button', { name: 'Pokračovať na údaje' }).click()
    await giveDetails(page)
    await expect(page.getByText(formatMoney(sauna.price)).first()).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await choosePayment(page, 'Skúšobná platba')
    await orderButton(page).click()
    await page.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
    await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
    await page.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
    await expect(page).toHaveURL(/rezervacia-detail/)
    await expect(page.getByText('Miesta sú vaše. Tešíme sa na vás!')).toBeVisible()
    await expect(page.getByText('3 osoby').first()).toBeVisible()
    await expectNoBarriers(page)
  },
)

test('a service is booked alone by keyboard on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const ride = await findService(request, 'jazda-na-koni-na-lonzi')
  await page.goto(`/rezervacia?service=${ride.slug}`)
  // The first of them may be full or too soon, by the hour, the weekday and earlier journeys.
  const hours = page.getByRole('radio', { disabled: false })
  const chosen = hours.nth((await hours.count()) - 2)
  await expect(async () => {
    await hours.last().focus()
    await page.keyboard.press('ArrowUp')
    await expect(chosen).toBeChecked({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Pridať dieťa: 8 rokov' }).press('Enter')
  // Two adults, and the child beside them.
  const withChild = formatMoney(2 * ride.price + 1200)
  await expect(page.getByRole('status').filter({ hasText: withChild })).toBeVisible()
  await page.getByRole('button', { name: 'Pokračovať na údaje' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeFocused()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByText('deti do 12 rokov').first()).toBeVisible()
  await expect(page.getByTestId('flow-price')).toHaveText(withChild)
  await page.getByRole('link', { name: 'Späť' }).click()
  await expect(page.getByRole('heading', { level: 1, name: ride.title })).toBeVisible()
  await expect(chosen).toBeChecked()
  await expect(page.getByRole('button', { name: 'Odobrať dieťa: 8 rokov' })).toBeVisible()
})
