import type { Page } from '@playwright/test'
import { startBusyProxy } from '../../src/busy-proxy.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

const busy = (page: Page) => page.getByRole('alert').filter({ hasText: 'Práve je u nás rušno' })
const data = /rezervacia\.data/

test('a refused step of the booking is asked for again by itself, a few times, and then by the button', async ({
  page,
  request,
  refusals,
}) => {
  const { from, to, unit } = await findFreeStay(request, 44)
  const proxy = await startBusyProxy()
  refusals.expect(503, data)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  // The button can be pressed before the page's timer is set, so time may have to pass once more.
  const askedAfter = (wait: number, count: number) =>
    expect(async () => {
      await page.clock.runFor(wait)
      await expect.poll(() => proxy.refused.length, { timeout: 5_000 }).toBe(count)
    }).toPass()
  await page.goto(`${proxy.origin}/rezervacia?from=${from}&to=${to}&adults=2`)
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: unit.title }) })

  proxy.refuse(2)
  await offer.getByRole('link', { name: 'Vybrať' }).click()
  await expect(busy(page)).toBeVisible()
  await expect(page.getByText('O chvíľu to skúsime znova za vás.')).toBeVisible()
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  expect(proxy.refused).toHaveLength(1)
  await askedAfter(4_000, 2)
  await expect(page.getByRole('button', { name: 'Skúsiť znova' })).toBeEnabled()
  await page.clock.runFor(9_000)
  await giveDetails(page)

  // A server that stays away is asked three times more, and then only by a press.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Voľné v tomto termíne' })).toBeVisible()
  proxy.refuse(5)
  await offer.getByRole('link', { name: 'Vybrať' }).click()
  await expect.poll(() => proxy.refused.length).toBe(3)
  for (const [index, wait] of [4_000, 9_000, 21_000].entries()) {
    await expect(page.getByRole('button', { name: 'Skúsiť znova' })).toBeEnabled()
    await askedAfter(wait, 4 + index)
  }
  await page.clock.runFor(600_000)
  await expect(page.getByText('Stále sa nám to nedarí.')).toBeVisible()
  expect(proxy.refused).toHaveLength(6)
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.poll(() => proxy.refused.length).toBe(7)
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()

  await giveDetails(page)
  await choosePayment(page, 'Na mieste')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
})
