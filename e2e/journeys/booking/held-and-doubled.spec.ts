import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { choosePayment, chooseRoom, giveDetails, guest, orderButton } from '../../src/book.ts'
import { signInOwner } from '../../src/back-office/owner.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('an expired hold is held again, nothing typed is lost, and a misspelt e-mail is corrected', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await chooseRoom(page, await findFreeStay(request))
  await giveDetails(page)
  await page.clock.fastForward('16:00')
  const dialog = page.getByRole('dialog', { name: 'Čas na podržanie izby uplynul' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Podržať znova' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByLabel('Priezvisko')).toHaveValue(guest.last_name)
  await page.reload()
  await expect(page.getByLabel('Priezvisko')).toHaveValue(guest.last_name)

  await page.getByLabel('E-mail', { exact: true }).fill('lubica@gmial.com')
  await page.getByRole('button', { name: 'Nemysleli ste lubica@gmail.com?' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('lubica@gmail.com')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
})

test('a doubled click makes one order', { tag: '@gate' }, async ({ page, request }) => {
  await chooseRoom(page, await findFreeStay(request))
  await giveDetails(page)
  await choosePayment(page, 'Na mieste')
  let orders = 0
  await page.route('**/api/reservation-orders', async (route) => {
    orders++
    await route.continue()
  })
  await orderButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  expect(orders).toBe(1)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Túto rezerváciu ste už odoslali' })).toBeVisible()
  expect(orders).toBe(1)
})

test(
  'a lost answer is asked for again with the same key: still one reservation',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    await chooseRoom(page, await findFreeStay(request))
    await giveDetails(page)
    await choosePayment(page, 'Na mieste')
    const keys: (string | undefined)[] = []
    const answers: string[] = []
    await page.route('**/api/reservation-orders', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      answers.push((await answer.json()).number)
      // The order is accepted, but the guest's connection breaks before the answer.
      if (keys.length === 1)
        return route.fulfill({ status: 503, contentType: 'application/json', body: unavailable })
      return route.fulfill({ response: answer })
    })
    refusals.expect(503, /reservation-orders/)
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Objednávku sa nepodarilo odoslať')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    expect(keys[0]).toBeTruthy()
    expect(keys).toEqual([keys[0], keys[0]])
    expect(answers).toEqual([answers[0], answers[0]])
  },
)

test('a price that changed is shown, and only then ordered', async ({ page, request, refusals }) => {
  const stay = await findFreeStay(request)
  const owner = await signInOwner(request)
  await chooseRoom(page, stay)
  await giveDetails(page)
  await choosePayment(page, 'Na mieste')
  const before = await owner.read('/api/global-settings')
  await owner.change('/api/global-settings', {
    stay_tax_rates: before.stay_tax_rates?.map((rate) => ({ ...rate, amount: rate.amount + 50 })),
  })
  try {
    refusals.expect(409, /reservation-orders/)
    await orderButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Cena sa medzitým zmenila' })
    await expect(notice).toContainText(formatMoney(stay.total))
    // Two adults, three nights, fifty cents each.
    await expect(notice).toContainText(formatMoney(stay.total + 300))
    await expect(page).toHaveURL(/step=2/)

    // A code that ends takes its discount along, and the guest agrees to the full sum.
    const code = `KONCI${stay.from}`
    const coupon = await owner.add('/api/coupons', { code, kind: 'amount', value: 1000 })
    await page.getByText('Faktúra, čas príchodu, zľavový kód').click()
    await page.getByLabel('Zľavový kód').fill(code)
    await page.getByRole('button', { name: 'Použiť kód' }).click()
    await expect(page.getByText('Kód platí, zľavu sme odpočítali.')).toBeVisible()
    await owner.change(`/api/coupons/${coupon}`, { active: false })
    await orderButton(page).click()
    await expect(notice).toContainText(formatMoney(stay.total - 700))
    await expect(page.getByText('Tento kód sa nedá použiť')).toBeVisible()
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    await expect(page.getByTestId('price-total')).toContainText(formatMoney(stay.total + 300))
  } finally {
    await owner.change('/api/global-settings', { stay_tax_rates: before.stay_tax_rates })
  }
})

const unavailable = JSON.stringify({ code: 'unavailable', message: '' })

test(
  'nights that somebody else took lead back to the search with a reason',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    const stay = await findFreeStay(request)
    await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2&unit=${stay.unit.slug}`)
    const proceed = page.getByRole('button', { name: 'Pokračovať na údaje' })
    await expect(proceed).toBeVisible()
    const stayRequest = {
      accommodation_unit: stay.unit.id,
      arrival: stay.from,
      departure: stay.to,
      adults: 2,
    }
    const answer = await request.post('/api/reservation-holds', { data: { stays: [stayRequest] } })
    expect(answer.status()).toBe(200)
    refusals.expect(409, /reservation-holds/)
    await proceed.click()
    await expect(page.getByRole('alert')).toContainText('rezervoval niekto iný')
    const refused = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: stay.unit.title }) })
    await expect(refused).toContainText('Obsadené')
    await expect(refused.getByRole('link').first()).toBeVisible()
    await request.delete(`/api/reservation-holds/${(await answer.json()).token}`)
  },
)

test('a room that is taken while its card is read leads back with the reason; a free one is held', async ({
  page,
  request,
  refusals,
}) => {
  const stay = await findFreeStay(request)
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: stay.unit.title }) })
  await expect(card.getByRole('link', { name: 'Vybrať' })).toBeVisible()
  const stayRequest = { accommodation_unit: stay.unit.id, arrival: stay.from, departure: stay.to, adults: 2 }
  const answer = await request.post('/api/reservation-holds', { data: { stays: [stayRequest] } })
  expect(answer.status()).toBe(200)
  refusals.expect(409, /reservation-holds/)
  await card.getByRole('link', { name: 'Vybrať' }).click()
  await expect(page.getByRole('alert')).toContainText('rezervoval niekto iný')
  await expect(page).not.toHaveURL(/step=/)
  await expect(card).toContainText('Obsadené')
  // Going back leads to the results, not into the refused step again.
  await request.delete(`/api/reservation-holds/${(await answer.json()).token}`)
  await page.goBack()
  await expect(page).not.toHaveURL(/step=/)
  await page.reload()
  await card.getByRole('link', { name: 'Vybrať' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
})

test('a device never finds its own nights taken: lost answers, Back, a second tab', async ({
  page,
  context,
  request,
  refusals,
}) => {
  const stay = await findFreeStay(request)
  let toLose = 2
  await page.route('**/api/reservation-holds', async (route) => {
    if (toLose-- <= 0) return route.continue()
    await route.fetch()
    return route.fulfill({ status: 504, body: '' })
  })
  refusals.expect(504, /reservation-holds/)
  await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2&unit=${stay.unit.slug}`)
  const proceed = page.getByRole('button', { name: 'Pokračovať na údaje' })
  await proceed.click()
  await expect(page.getByRole('alert')).toBeVisible()
  // After a reload the search does not show the guest's own room as taken, nor does the next hold fail.
  await page.goto(page.url())
  await proceed.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await proceed.click()
  await expect(page).toHaveURL(/step=2/)
  for (let time = 0; time < 3; time++) {
    await page.goBack()
    await expect(page).not.toHaveURL(/step=2/)
    await proceed.click()
    await expect(page).toHaveURL(/step=2/)
  }
  const link = page.url()
  const tab = await context.newPage()
  // The second tab searches, chooses the same room, and then other nights; the first one takes its nights again.
  await tab.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2&unit=${stay.unit.slug}`)
  await tab.getByRole('button', { name: 'Pokračovať na údaje' }).click()
  await expect(tab.getByRole('timer')).toBeVisible()
  await tab.goto(link.replace(stay.to, addDays(stay.to, -1)))
  await expect(tab.getByRole('timer')).toBeVisible()
  await page.goto(link)
  await giveDetails(page)
  await choosePayment(page, 'Na mieste')
  refusals.expect(409, /reservation-orders/)
  await orderButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Čas na podržanie izby uplynul' })
  await dialog.getByRole('button', { name: 'Podržať znova' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
})
