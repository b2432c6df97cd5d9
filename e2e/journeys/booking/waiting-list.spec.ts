import { addDays } from '@dvor/format/days.ts'
import { orderFromWeb, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { choosePayment, orderButton } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { pickInForm } from '../../src/stay-sheet.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a guest joins the waiting list of a full term, gets an offer when another cancels, and books from it',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    const owner = await ownerAt(request)
    // Weeks in which no other journey books.
    const stay = await findFreeStay(request, 48)
    const { from, to, unit } = stay
    const { number } = await orderFromWeb(request, stay, 'Obsadená')
    const others = (await owner.list('/accommodation-units?active=true')).filter(({ id }) => id !== unit.id)
    const closures: { id: string }[] = []
    for (const { id } of others)
      closures.push(
        await owner.add('closures', { accommodation_unit: id, day_from: from, day_to: addDays(to, -1) }),
      )

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/rezervacia?from=${from}&to=${to}&adults=2`)
    await page.getByRole('link', { name: /^Zapísať sa do poradovníka/ }).click()
    const sheet = await pickInForm(page, { from, to })
    await expectNoBarriers(page)
    await sheet.getByRole('button', { name: 'Vybrať tieto dni' }).click()
    await expect(page.getByLabel('Príchod')).toHaveValue(from)
    await expect(page.getByLabel('Odchod')).toHaveValue(to)
    await page.getByLabel('Meno', { exact: true }).fill('Želmíra')
    await page.getByLabel('Priezvisko').fill('Čakajúca')
    await page.getByLabel('E-mail', { exact: true }).fill('zelmira')
    const join = page.getByRole('button', { name: 'Zapísať sa do poradovníka' })
    refusals.expect(400, /\/poradovnik/)
    await join.click()
    await expect(page.getByText('Ešte treba opraviť:')).toBeVisible()
    await expect(page.getByLabel('Meno', { exact: true })).toHaveValue('Želmíra')
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('E-mail', { exact: true }).fill('zelmira@example.sk')
    await page.getByLabel(/^Súhlasím/).check()
    await join.click()
    await expect(page.getByText('Poslali sme vám správu na zelmira@example.sk.')).toBeVisible()
    await expectNoBarriers(page)

    const [taken] = await owner.list(`/reservations?number=${number}`)
    await owner.edit(`/reservations/${taken?.id}`, { state: 'cancelled' })
    const offers = () => owner.list('/outgoing-emails?key=waiting_list_offer&to=zelmira@example.sk')
    await expect.poll(async () => (await offers()).length).toBe(1)
    const [email] = await offers()
    const link = /href="([^"]*\/poradovnik\/[^"]*)"/.exec(String(email?.['body']))?.[1] ?? ''
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { name: 'Uvoľnilo sa pre vás miesto' })).toBeVisible()
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Pokračovať v rezervácii' }).click()
    await expect(page.getByLabel('Meno', { exact: true })).toHaveValue('Želmíra')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('zelmira@example.sk')
    await expect(page.getByRole('timer')).toHaveText(/^3:5\d:\d\d$/)
    await page.getByLabel('Telefón').fill('+421 905 777 888')
    await choosePayment(page, 'Bankovým prevodom')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Čaká na platbu' })).toBeVisible()
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { name: 'Rezervované' })).toBeVisible()
    for (const { id } of closures) await owner.remove(`/closures/${id}`)
  },
)

test('the owner orders the waiting list by keys, writes a note and sees it on the dashboard', async ({
  page,
  request,
}) => {
  const owner = await ownerAt(request)
  const stay = await findFreeStay(request, 52)
  const { number } = await orderFromWeb(request, stay, 'Plná')
  for (const last_name of ['Prvá', 'Druhá']) {
    const data = {
      arrival: stay.from,
      departure: stay.to,
      adults: 2,
      units: [stay.unit.id],
      first_name: 'Ida',
      last_name,
      email: last_name === 'Prvá' ? 'prva@example.sk' : 'druha@example.sk',
      consent: true,
    }
    expect((await request.post('/api/waiting-list-entries', { data })).status()).toBe(200)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/waiting-list')
  const order = page.getByRole('region', { name: 'Poradie čakajúcich' })
  const names = () => order.getByRole('listitem').getByRole('link').allTextContents()
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Ida Prvá', 'Ida Druhá'])
  await order.getByRole('button', { name: /^Presunúť: Ida Druhá/ }).press('ArrowUp')
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Ida Druhá', 'Ida Prvá'])
  await expect
    .poll(async () =>
      (await owner.list('/waiting-list?state=waiting')).map((row) => row['guest_name']).slice(-2),
    )
    .toEqual(['Ida Druhá', 'Ida Prvá'])
  await expectNoBarriers(page)

  await order.getByRole('link', { name: 'Ida Druhá' }).click()
  await expect(page.getByText('Teraz nie je voľné nič, čo by hosťovi vyhovovalo.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Naša poznámka' }).fill('Volala dvakrát.')
  await page.getByRole('button', { name: 'Uložiť poznámku' }).click()
  await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'V poradovníku' })).toBeVisible()
  for (const { id } of await owner.list('/waiting-list?_q=Ida')) await owner.remove(`/waiting-list/${id}`)
  const [taken] = await owner.list(`/reservations?number=${number}`)
  await owner.edit(`/reservations/${taken?.id}`, { state: 'cancelled' })
})

test('on a phone, the button of the form leads up to the reason why days that are free need no waiting', async ({
  page,
  request,
  refusals,
}) => {
  const { from, to } = await findFreeStay(request, 53)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/poradovnik')
  const sheet = await pickInForm(page, { from, to })
  await sheet.getByRole('button', { name: 'Vybrať tieto dni' }).click()
  await page.getByRole('button', { name: 'Pridať dieťa: 4 roky' }).click()
  await page.getByLabel('Meno', { exact: true }).fill('Želmíra')
  await page.getByLabel('Priezvisko').fill('Čakajúca')
  await page.getByLabel('E-mail', { exact: true }).fill('zelmira@example.sk')
  await page.getByLabel(/^Súhlasím/).check()
  refusals.expect(409, /\/poradovnik/)
  await page.getByRole('button', { name: 'Zapísať sa do poradovníka' }).click()
  await expect(page.getByText('Zápis sa nepodaril')).toBeInViewport()
  const way = page.getByRole('link', { name: 'Pozrieť voľné izby' })
  await expect(way).toBeInViewport()
  await expect(way).toHaveAttribute('href', new RegExp(`from=${from}&to=${to}&adults=2&children_ages=4$`))
  await expect(page.getByRole('button', { name: 'Odobrať dieťa: 4 roky' })).toBeVisible()
})
