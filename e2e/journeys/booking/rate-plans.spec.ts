import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { chooseRoom, choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('the owner makes a non-refundable plan; a guest chooses it on a phone, pays it and gets the stay tax alone back', async ({
  page,
  request,
}) => {
  // Weeks in which no other journey books.
  const stay = await findFreeStay(request, 48)
  const { from, to, unit } = stay
  const owner = await ownerAt(request)
  for (const { id } of await owner.list('/rate-plans?title=Bez vrátenia'))
    await owner.edit(`/rate-plans/${id}`, { active: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/rate-plans/add')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Názov').fill('Bez vrátenia')
  await page.getByRole('combobox', { name: 'Jednotky', exact: true }).click()
  await page.getByRole('option', { name: unit.title, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Rozdiel v cene', exact: true }).click()
  await page.getByRole('option', { name: 'Percentá z ceny', exact: true }).click()
  await field('Výška').fill('10')
  const rules = page.getByRole('group', { name: 'Pravidlá storna' })
  await rules.getByRole('button', { name: 'Pridať' }).click()
  await rules.getByLabel('Najmenej dní pred príchodom').fill('0')
  await rules.getByLabel('Storno z celej ceny').fill('100')
  const parts = page.getByRole('group', { name: 'Splátky' })
  await parts.getByRole('button', { name: 'Pridať' }).click()
  await parts.getByRole('combobox', { name: 'Splatná' }).click()
  await page.getByRole('option', { name: 'Pri objednávke', exact: true }).click()
  await field('Noci od').fill(formatDay(from))
  await field('Noci do (vrátane)').fill(formatDay(addDays(to, -1)))
  await page.keyboard.press('Escape')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Vytvoriť', exact: true }).click()
  const made = () => owner.list('/rate-plans?active=true&title=Bez vrátenia')
  await expect.poll(async () => (await made()).length).toBe(1)

  const stays = [{ accommodation_unit: unit.id, arrival: from, departure: to, adults: 2 }]
  const [, offer] = (await (
    await request.post('/api/rate-plan-offers', { data: { stays } })
  ).json()) as PlanOffer[]
  const total = offer?.price?.total ?? 0
  expect(total).toBeLessThan(stay.total)

  await page.goto(`/reservations/add?arrival=${from}&departure=${to}&unit=${unit.id}`)
  const owners = page.getByRole('radiogroup', { name: 'Sadzba' })
  await expect(owners.getByRole('radio', { name: /^Pružná/ })).toBeChecked()
  await expect(owners).toContainText(`nevratné · o ${formatMoney(stay.total - total)} lacnejšie`)
  await owners.getByRole('radio', { name: `Bez vrátenia – ${formatMoney(total)}` }).check()
  await expect(page.getByRole('region', { name: 'Cena', exact: true })).toContainText('Bez vrátenia')
  await expectNoBarriers(page)

  await page.goto(`/price-simulator?unit=${unit.id}`)
  await page.getByLabel('Príchod', { exact: true }).fill(formatDay(from))
  await page.getByLabel('Odchod', { exact: true }).fill(formatDay(to))
  const explained = page.getByRole('region', { name: 'Sadzby' })
  await explained.getByRole('radio', { name: 'Bez vrátenia' }).check()
  await expect(page.getByRole('region', { name: 'Cena celého pobytu' })).toContainText(formatMoney(total))
  await expect(explained.getByRole('row', { name: /Pružná/ })).toContainText('ponúkne sa')

  await page.setViewportSize({ width: 390, height: 844 })
  await chooseRoom(page, stay)
  const plans = page.getByRole('group', { name: 'Vyberte si podmienky' })
  await expect(plans.getByRole('radio', { name: 'Pružná' })).toBeChecked()
  await expect(plans).toContainText('vrátime všetko do')
  await expect(plans).toContainText(`nevratné · o ${formatMoney(stay.total - total)} lacnejšie`)
  const onSite = page.getByRole('radio', { name: 'Na mieste' })
  await expect(onSite).toBeVisible()
  await plans.getByRole('radio', { name: 'Bez vrátenia' }).check()
  await expect(onSite).toHaveCount(0)
  await giveDetails(page)
  await choosePayment(page, 'Skúšobná platba')
  await expect(orderButton(page)).toContainText(`celú sumu ${formatMoney(total)}`)
  await expect(page.getByRole('region', { name: /zruš/i })).toContainText('prepadá celá cena')
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  await orderButton(page).click()
  await page.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
  await page.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
  await expect(page).toHaveURL(/rezervacia-detail/)
  await expect(page.getByTestId('price-lines').first()).toContainText('Bez vrátenia')
  await page.getByRole('button', { name: 'Koľko by som dostal späť?' }).click()
  const region = page.getByRole('region', { name: 'Ak rezerváciu zrušíte dnes' })
  // Two persons for two nights at 1.50: the municipality's part of nights that nobody sleeps.
  await expect(region).toContainText(`Vrátime vám${formatMoney(600)}`)
  await page.getByRole('button', { name: 'Zrušiť rezerváciu' }).click()
  await expect(page.getByRole('heading', { name: 'Zrušená' })).toBeVisible()
  for (const { id } of await made()) await owner.edit(`/rate-plans/${id}`, { active: false })
})
