import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { chooseRoom, choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('the owner makes a weekly discount, and a guest has it in the price and in the order', async ({
  page,
  request,
  refusals,
}) => {
  const owner = await ownerAt(request)
  const rules = () => owner.list('/price-rules?title=Dlhší pobyt')
  for (const { id } of await rules()) await owner.remove(`/price-rules/${id}`)
  // Weeks in which no other journey books.
  const { from, to, unit } = await findFreeStay(request, 46)
  await signIn(page, '/price-rules/add')
  await page.getByRole('textbox', { name: 'Názov', exact: true }).fill('Dlhší pobyt')
  for (const [field, option] of [
    ['Druh', 'Podľa počtu nocí'],
    ['Príplatok alebo zľava', 'Zľava'],
    ['Ráta sa', 'Percentá z ceny'],
  ] as const) {
    await page.getByRole('combobox', { name: field, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await page.getByRole('textbox', { name: 'Výška', exact: true }).fill('12,5')
  await page.getByRole('textbox', { name: 'Noci od', exact: true }).fill(formatDay(from))
  await page.getByRole('textbox', { name: 'Noci do (vrátane)', exact: true }).fill(formatDay(addDays(to, -1)))
  await page.keyboard.press('Escape')
  // The kind needs a number of nights.
  const save = page.getByRole('button', { name: 'Vytvoriť', exact: true })
  refusals.expect(400, /\/api\/price-rules$/)
  await save.click()
  await expect(page.getByText('Toto pole treba vyplniť.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Od počtu nocí', exact: true }).fill('3')
  await save.click()
  await expect.poll(async () => (await rules()).length).toBe(1)

  const body = { stays: [{ accommodation_unit: unit.id, arrival: from, departure: to, adults: 2 }] }
  const quote = (await (await request.post('/api/quotes', { data: body })).json()) as PriceBreakdown
  const amount = quote.lines.find(({ kind }) => kind === 'rule_discount')?.amount ?? 0
  expect(amount).toBeLessThan(0)
  await chooseRoom(page, { from, to, unit, total: quote.total })
  await giveDetails(page)
  const lines = page.getByTestId('price-lines').first()
  await expect(lines).toContainText('Zľava: Dlhší pobyt')
  await expect(lines).toContainText(formatMoney(amount))
  await choosePayment(page, 'Na mieste')
  await orderButton(page).click()
  await expect(page.getByTestId('price-lines').first()).toContainText('Zľava: Dlhší pobyt')
})
