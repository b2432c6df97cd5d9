import { formatMoney } from '@dvor/format/money.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { choosePayment, chooseRoom, giveDetails, guest, openSearch, orderButton } from '../../src/book.ts'
import { signInOwner } from '../../src/back-office/owner.ts'
import { tagsAt, widths } from '../../src/effort.ts'
import { chooseInSheet, pickDays } from '../../src/stay-sheet.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'
import type { Page } from '@playwright/test'

/** Opens pictures and amenities of the first unit over the results, and closes them again. */
async function lookInside(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: /^Fotky a vybavenie/ }).first()
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Vybavenie' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Otvoriť celú fotku/ }).first()).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
}

for (const width of widths) {
  test(
    `a guest books from the first page on and pays, ${width} px wide`,
    tagsAt(width),
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 })
      const stay = await findFreeStay(request)
      // The screens are the same at every width, and the phone's walk checks them for barriers.
      const check = async () => {
        if (width < 768) await expectNoBarriers(page)
        await expectNoSidewaysScroll(page)
      }
      await page.goto('/uvod')
      if (width < 768) await chooseInSheet(page, stay)
      else {
        await page.getByLabel('Príchod').fill(stay.from)
        await page.getByLabel('Odchod').fill(stay.to)
        await page.getByRole('button', { name: 'Nájsť izbu' }).click()
      }
      await expect(page.getByRole('heading', { name: 'Voľné v tomto termíne' })).toBeVisible()
      const flexible = page.getByRole('region', { name: 'Ste pružní s termínom?' })
      await flexible.scrollIntoViewIfNeeded()
      await expect(flexible.getByRole('link', { name: /\d €/ }).first()).toBeVisible()
      await check()

      if (width < 768) await lookInside(page)
      await chooseRoom(page, stay)
      await check()
      await giveDetails(page)
      await check()
      await expect(page.getByText('108/2024')).toBeVisible()
      const total = page.getByTestId('price-total').last()
      await expect(total).toContainText(formatMoney(stay.total))

      // Enter in a field does not order.
      await page.getByLabel('E-mail', { exact: true }).press('Enter')
      await expect(orderButton(page)).toContainText('Teraz uhradíte')
      await choosePayment(page, 'Na mieste')
      await expect(orderButton(page)).toContainText('zaplatíte pri príchode')
      await choosePayment(page, 'Skúšobná platba')
      await orderButton(page).click()

      await expect(page.getByText('Skúšobná brána – žiadne peniaze sa nepohnú')).toBeVisible()
      await check()
      await page.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
      await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
      await check()

      await page.reload()
      await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
      await expect(page.getByTestId('stays')).toContainText(stay.unit.title)
      await expect(page.getByRole('heading', { name: 'Čo bude ďalej' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Cesta k nám' })).toBeVisible()
      await page.getByRole('button', { name: 'Poslať odkaz znova' }).click()
      await expect(page.getByText(`Odkaz na rezerváciu sme poslali na ${guest.email}`)).toBeVisible()
      await page.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
      await expect(page).toHaveURL(/rezervacia-detail/)
      await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
      await expect(page.getByText(`${guest.first_name} ${guest.last_name}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Prijaté platby' })).toBeVisible()
      await check()
    },
  )
}

test('days and guests chosen on a unit’s page hold the unit at once', async ({ page, request, refusals }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stay = await findFreeStay(request)
  await page.goto(`/ubytovanie/${stay.unit.slug}`)
  const section = page.locator('#terminy')
  await section.scrollIntoViewIfNeeded()
  await pickDays(section, stay)
  // Adults end at the unit's places; more guests than places are refused with the reason.
  const more = section.getByRole('button', { name: 'Viac dospelých' })
  for (let adult = 2; adult < 41 && (await more.isEnabled()); adult++) await more.click()
  await expect(more).toBeDisabled()
  await section.getByRole('button', { name: 'Pridať dieťa: 12 rokov' }).click()
  refusals.expect(409, /reservation-holds/)
  refusals.expect(409, /quotes/)
  await section.getByRole('link', { name: 'Rezervovať tieto dni' }).click()
  await expect(page.getByText('Izbu sa nepodarilo podržať')).toBeVisible()
  await expect(page).not.toHaveURL(/step=/)

  await page.goto(`/ubytovanie/${stay.unit.slug}`)
  await section.scrollIntoViewIfNeeded()
  await pickDays(section, stay)
  await section.getByRole('button', { name: 'Pridať dieťa: 1 rok' }).click()
  const book = section.getByRole('link', { name: 'Rezervovať tieto dni' })
  await expectNoBarriers(page)
  // The sum with the stay tax is the same on the page and in the booking.
  await expect(section).toContainText(formatMoney(stay.total))
  await book.click()
  await expect(page.getByTestId('flow-price')).toHaveText(formatMoney(stay.total))
  await expect(page.getByRole('region', { name: 'Čo vám pripravíme?' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByTestId('stay-line')).toContainText(stay.unit.title)
  expect(new URL(page.url()).searchParams.get('children_ages')).toBe('1')
})

test('guests that are known from the last search reach the rooms by the days alone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stay = await findFreeStay(request)
  const sheet = page.getByRole('dialog', { name: 'Kedy a koľkí?' })
  const open = page.getByRole('button', { name: 'Vybrať dni a hostí v kalendári s cenami' })
  const rooms = page.getByRole('heading', { name: 'Voľné v tomto termíne' })
  await page.goto('/uvod')
  await open.click()
  await sheet.getByRole('button', { name: 'Pridať dieťa: 8 rokov' }).click()
  await pickDays(sheet, stay)
  await expect(rooms).toBeInViewport()
  await expect(page).toHaveURL(/adults=2&children=1&age=8/)

  await page.goto('/uvod')
  await open.click()
  await expect(sheet.getByRole('button', { name: 'Odobrať dieťa: 8 rokov' })).toBeVisible()
  await pickDays(sheet, stay)
  await expect(rooms).toBeInViewport()
  await expect(page).toHaveURL(/adults=2&children=1&age=8/)
  await expect(page.getByLabel('Príchod')).toBeHidden()
  await openSearch(page)
  await expect(page.getByLabel('Príchod')).toBeInViewport()
})

test('a property without extras offers none with the order', async ({ page, request }) => {
  const stay = await findFreeStay(request)
  const owner = await signInOwner(request)
  const offered: string[] = []
  for (const kind of ['common-services', 'services']) {
    const records: { id: string; mandatory?: boolean }[] = await (
      await request.get(`/api/${kind}?active=true`)
    ).json()
    offered.push(...records.flatMap(({ id, mandatory }) => (mandatory ? [] : `/api/${kind}/${id}`)))
  }
  for (const path of offered) await owner.change(path, { active: false })
  try {
    await page.goto(`/rezervacia?from=${stay.from}&to=${stay.to}&adults=2`)
    const steps = page.getByRole('list', { name: 'Kroky rezervácie' }).getByRole('listitem')
    await expect(steps).toHaveText(['Termín a izba', 'Údaje a platba'])
    await page.getByRole('link', { name: `Vybrať – ${stay.unit.title}` }).click()
    await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeFocused()
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expect(page.getByRole('region', { name: 'Zážitky počas pobytu' })).toHaveCount(0)
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await page.getByRole('link', { name: 'Späť', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Voľné v tomto termíne' })).toBeVisible()
  } finally {
    for (const path of offered) await owner.change(path, { active: true })
  }
})

test(
  'a declined payment can be tried again, a lost notification is found',
  { tag: '@gate' },
  async ({ page, request }) => {
    await chooseRoom(page, await findFreeStay(request))
    await giveDetails(page)
    await choosePayment(page, 'Skúšobná platba')
    await orderButton(page).click()
    await page.getByRole('button', { name: /^Odmietnuť platbu/ }).click()
    await expect(page.getByRole('heading', { name: 'Platba neprešla' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Skúsiť zaplatiť znova' }).click()
    await page.getByRole('button', { name: /^Zaplatiť a stratiť oznámenie/ }).click()
    await expect(page.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
  },
)

test('a confirmation without its token thanks, and one with a wrong token shows nothing', async ({
  page,
  refusals,
}) => {
  await page.goto('/potvrdenie_platby')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ďakujeme')
  await expect(page.getByRole('link', { name: 'Odkaz nemám, pošlite ho znova' })).toBeVisible()
  await expectNoBarriers(page)
  refusals.expect(404, /potvrdenie_platby/)
  await page.goto(`/potvrdenie_platby?r=${'a'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'Túto platbu nepoznáme' })).toBeVisible()
  await expect(page.getByText('€')).toHaveCount(0)
})
