import { openSearch } from '../../src/book.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const day = (shift: number) => addDays(todayIn(new Date()), shift)

const wrong = [
  { name: 'past', query: `from=${day(-3)}&to=${day(2)}&adults=2`, says: 'už prešiel' },
  { name: 'inverted', query: `from=${day(40)}&to=${day(38)}&adults=2`, says: 'Odchod musí byť neskôr' },
  { name: 'of 400 nights', query: `from=${day(40)}&to=${day(440)}&adults=2`, says: 'najviac 365 nocí' },
  {
    name: 'of no real day',
    query: `from=2027-02-30&to=2027-03-02&adults=2`,
    says: 'Taký deň v kalendári nie je',
  },
  {
    name: 'of 99 adults',
    query: `from=${day(40)}&to=${day(42)}&adults=99`,
    says: '1 až 40 dospelých',
  },
  {
    name: 'of children without ages',
    query: `from=${day(40)}&to=${day(42)}&adults=2&children=2`,
    says: 'Doplňte, prosím, vek detí',
    // The two empty ages, and not the number of children.
    marked: 2,
  },
]

test('each wrong search is answered in plain words, before any script', async ({ request }) => {
  for (const { name, query, says } of wrong) {
    const page = await (await request.get(`/rezervacia?${query}`)).text()
    expect(page.replaceAll('\u00A0', ' ').includes(says), `a search ${name} is told: ${says}`).toBe(true)
  }
})

for (const { name, query, says, marked } of wrong.slice(-2)) {
  test(`a search ${name} is answered in plain words at its field`, async ({ page }) => {
    await page.goto(`/rezervacia?${query}`)
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(says)
    await expect(summary).toBeFocused()
    await summary.getByRole('link').first().click()
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[aria-invalid=true]:visible')).toHaveCount(marked ?? 1)
    await expectNoBarriers(page)
  })
}

test('more guests than the property has beds get a way on', async ({ page }) => {
  const teenagers = Array.from({ length: 12 }, () => 16).join(',')
  await page.goto(`/rezervacia?from=${day(120)}&to=${day(123)}&adults=40&children_ages=${teenagers}`)
  await expect(page.getByText('Toľkých hostí naraz neubytujeme')).toBeVisible()
  await expect(page.getByRole('link', { name: /@/ }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Napíšte nám správu/ }).click()
  await expect(page.getByLabel('Správa')).toHaveValue(/Prídeme: 40\u00A0dospelých, 1\u00A0dieťa \(16/)
})

test('the stay of the form is booked, and a second room takes the place of the first', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { from, to, unit } = await findFreeStay(request, 27)
  await page.goto(`/rezervacia?unit=${unit.slug}&from=${from}&to=${to}`)
  const proceed = page.getByRole('button', { name: 'Pokračovať na údaje' })
  const again = page.getByRole('button', { name: 'Prepočítať cenu' })
  await expect(proceed).toBeEnabled()
  await openSearch(page)
  await page.getByLabel('Deti').selectOption('1')
  await expect(proceed).toBeHidden()
  await again.click()
  const age = page.getByLabel('1. dieťa')
  await expect(age).toBeFocused()
  await expect(age).toHaveAccessibleDescription(/Vyberte, prosím, vek dieťaťa/)
  await expect(age).toHaveValue('')
  await expectNoBarriers(page)
  await age.selectOption('5')
  await again.click()
  await expect(proceed).toBeEnabled()
  await expect(page).toHaveURL(/children=1&age=5/)

  const free = page.locator('section', {
    has: page.getByRole('heading', { name: 'Voľné v tomto termíne' }),
  })
  await free
    .getByRole('link', { name: /^Vymeniť za túto – / })
    .first()
    .click()
  await expect(free.getByRole('link', { name: /^Zrušiť výber – / })).toHaveCount(1)
  await expect(page).not.toHaveURL(new RegExp(`room=${unit.slug}`))
  await free
    .getByRole('link', { name: /^Pridať ďalšiu izbu – / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Kto kde bude spať' }).getByRole('listitem')).toHaveCount(2)
  await free
    .getByRole('link', { name: /^Zrušiť výber – / })
    .last()
    .click()
  await openSearch(page)
  await page.getByLabel('Dospelí').selectOption('3')
  await expect(again).toBeVisible()
  await page.getByLabel('Dospelí').selectOption('2')
  await proceed.click()
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeFocused()
  await expect(page).toHaveURL(/adults=2&children_ages=5/)
})

test(
  'without scripts the free rooms and prices are there, and a reservation’s link is sent again',
  { tag: '@gate' },
  async ({ browser, request }) => {
    const stay = await findFreeStay(request)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/rezervacia')
    const rooms = page.getByRole('region', { name: 'Ešte neviete kedy?' })
    await expect(rooms.getByRole('article').first()).toContainText('/ noc')
    await page.getByLabel('Príchod').fill(stay.from)
    await page.getByLabel('Odchod').fill(stay.to)
    await page.getByRole('button', { name: 'Ukázať voľné izby' }).click()
    await expect(page.getByRole('heading', { name: stay.unit.title })).toBeVisible()
    await expect(rooms).toBeHidden()
    await expect(page.getByTestId('no-script')).toBeVisible()
    await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2&room=${stay.unit.slug}.2&step=2`)
    await expect(page.locator('h1')).toHaveText('Údaje a platba')

    await page.goto('/rezervacia')
    await page.getByRole('link', { name: 'Poslať si odkaz na ňu' }).click()
    await expect(page.getByRole('heading', { name: 'Moja rezervácia' })).toBeVisible()
    await page.getByLabel('Číslo rezervácie').fill('20269999')
    await page.getByLabel('E-mail').fill('nikto@example.sk')
    await page.getByRole('button', { name: 'Poslať odkaz znova' }).click()
    await expect(page.getByText('Ak údaje sedia, o chvíľu máte odkaz v e-maile.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Moja rezervácia' }).click()
    await expect(page.getByRole('button', { name: 'Poslať odkaz znova' })).toBeVisible()
    await context.close()
  },
)

test("a unit's slug leads to the flow with it chosen, an unknown link to its resend", async ({
  page,
  request,
  refusals,
}) => {
  const stay = await findFreeStay(request)
  const led = await request.get(`/rezervacia-detail/${stay.unit.slug}`, { maxRedirects: 0 })
  expect(led.status()).toBe(302)
  expect(led.headers().location).toBe(`/rezervacia?unit=${stay.unit.slug}`)

  refusals.expect(404, /rezervacia-detail/)
  await page.goto(`/rezervacia-detail/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Takúto rezerváciu sme nenašli' })).toBeVisible()
  await page.getByLabel('Číslo rezervácie').fill('20269999')
  await page.getByLabel('E-mail').fill('nikto@example.sk')
  await page.getByRole('button', { name: 'Poslať odkaz znova' }).click()
  await expect(page.getByText('Pozrite si poštu')).toBeVisible()
})

test('without a connection the pictures of a room leave the results as they are', async ({
  browser,
  request,
}) => {
  // Units that other journeys have made have no amenities.
  const units = await request.get('/api/accommodation-units?slug=izba-lipa')
  const [lipa] = (await units.json()) as [{ id: string }]
  const { from, to, unit } = await findFreeStay(request, 0, { unit: lipa.id })
  // A context of its own: the browser names each lost call in its console.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`/rezervacia?from=${from}&to=${to}&adults=2`)
  const pictures = page.getByRole('link', { name: `Fotky a vybavenie – ${unit.title}` })
  await expect(page.getByText('Porovnať').first()).toBeVisible()
  await context.setOffline(true)
  await pictures.click()
  await expect(page.getByText('Fotky a vybavenie sa nepodarilo načítať.')).toBeVisible()
  await expect(page.getByRole('heading', { name: unit.title })).toBeVisible()
  await context.setOffline(false)
  const opened = context.waitForEvent('page')
  await pictures.click()
  await expect((await opened).getByRole('heading', { name: 'Vybavenie' })).toBeVisible()
  await context.close()
})
