import { formatMoney } from '@dvor/format/money.ts'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { card, signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { statementOf } from '../../src/back-office/statement.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { openGathering, organiserPath } from '../../src/gathering.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const organiser = 'platiaca.organizatorka@example.sk'

/** Total, paid and requested amount of a reservation, in cents. */
interface Sums {
  number: string
  total: number
  paid: number
  due: number
  due_now: number
}

/** The rooms of a gathering as a party sees them. */
interface Offered {
  units: { accommodation_unit: { title: string }; total: number }[]
}

/** A family on its phone takes the room, sees the room's total in the order, and orders. @returns also what it pays now */
async function orderRoom(
  browser: Browser,
  path: string,
  { accommodation_unit: { title }, total }: Offered['units'][number],
  { first_name, method }: { first_name: string; method: string },
): Promise<{ page: Page; now: string }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(path)
  const room = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(room).toContainText(formatMoney(total))
  await room.getByRole('button', { name: /^Vziať túto izbu/ }).click()
  await giveDetails(page)
  await page.getByLabel('Meno', { exact: true }).fill(first_name)
  await expect(page.getByTestId('flow-price')).toHaveText(formatMoney(total))
  await choosePayment(page, method)
  const now = await orderButton(page).innerText()
  await orderButton(page).click()
  return { page, now }
}

/** The guest's page says the same sums as the server. */
async function expectSums(page: Page, request: APIRequestContext): Promise<Sums> {
  const token = new URL(page.url()).pathname.split('/').at(-1)
  const detail = await (await request.get(`/api/reservation-details/${token}`)).json()
  const sums: Sums = { ...detail, total: detail.price.total }
  const payment = page.getByRole('region', { name: 'Platba' })
  for (const [name, sum] of [
    ['Zaplatené', sums.paid],
    ['Zostáva zaplatiť', sums.due],
  ] as const)
    await expect(
      payment
        .locator('div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .last(),
    ).toContainText(formatMoney(sum))
  await expect(page.getByTestId('price-total')).toContainText(formatMoney(sums.total))
  expect(sums.paid + sums.due).toBe(sums.total)
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  return sums
}

/** The owner reaches the family's reservation from the gathering and sees its sums. */
async function expectOfficeSums(
  page: Page,
  gathering: string,
  name: string,
  { number, total, paid, due }: Sums,
) {
  await page.goto(`/gatherings/edit/${gathering}`)
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(
    `celkom ${formatMoney(total)}, zaplatené ${formatMoney(paid)}`,
  )
  await page.getByRole('link', { name: `${name} (${number})` }).click()
  const money = card(page, 'Platby')
  await expect(money).toContainText(formatMoney(paid))
  await expect(money).toContainText(formatMoney(due))
}

test('one family of a gathering pays by card, another by transfer, and every page shows its own sums', async ({
  page,
  request,
  browser,
}) => {
  const owner = await ownerAt(request)
  const token = await openGathering(request, owner, await findFreeStay(request, 57), {
    email: organiser,
    last_name: 'Spoločenská',
  })
  const [gathering] = await owner.list(`/gatherings?email=${organiser}`)
  const offered: Offered = await (await request.get(`/api/shared-gatherings/${token}?adults=2`)).json()
  const [first, second] = offered.units
  if (!gathering || !first || !second) throw new Error('the gathering has rooms')

  const { page: byCard, now: cardNow } = await orderRoom(browser, `/spolu/${token}`, first, {
    first_name: 'Ľubica',
    method: 'Skúšobná platba',
  })
  await byCard.getByRole('button', { name: /^Zaplatiť Platba prejde a/ }).click()
  await expect(byCard.getByRole('heading', { name: 'Platba prebehla v poriadku' })).toBeVisible()
  await byCard.getByRole('link', { name: 'Pozrieť rezerváciu' }).click()
  await expect(byCard).toHaveURL(/rezervacia-detail/)
  const cardSums = await expectSums(byCard, request)
  expect(cardSums.total).toBe(first.total)
  expect(cardNow).toContain(formatMoney(cardSums.paid))

  const { page: byTransfer, now: transferNow } = await orderRoom(browser, `/spolu/${token}`, second, {
    first_name: 'Marek',
    method: 'Bankovým prevodom',
  })
  await expect(byTransfer.getByRole('heading', { name: 'Čaká na platbu' })).toBeVisible()
  const asked = await expectSums(byTransfer, request)
  expect(asked).toMatchObject({ total: second.total, paid: 0 })
  expect(transferNow).toContain(formatMoney(asked.due_now))
  await expect(byTransfer.getByTestId('transfer-value').filter({ hasText: 'Suma' })).toContainText(
    formatMoney(asked.due_now),
  )

  // The transfer of one family says nothing of the other's payment, and arrives with the bank's statement.
  await signIn(page, '/payments-inbox')
  const statement = statementOf([{ amount: asked.due_now, symbol: asked.number, name: 'Marek' }])
  await page.locator('input[type=file]').setInputFiles(statement)
  await expect(card(page, 'Výpis je načítaný')).toContainText(`Priradené1${formatMoney(asked.due_now)}`)
  await byTransfer.reload()
  await expect(byTransfer.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
  const transferSums = await expectSums(byTransfer, request)
  expect(transferSums.paid).toBe(asked.due_now)

  await expectOfficeSums(page, gathering.id, 'Ľubica Čierna-Ďurišová', cardSums)
  await expectOfficeSums(page, gathering.id, 'Marek Čierna-Ďurišová', transferSums)
  await page.goto(await organiserPath(owner, organiser))
  await expect(page.getByText('rezervovaná: Ľubica')).toBeVisible()
  await expect(page.getByText('rezervovaná: Marek')).toBeVisible()
  await expect(page.getByText('zatiaľ voľná')).toHaveCount(1)
  for (const family of [byCard, byTransfer]) await family.context().close()
})
