import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { openSearch } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

test('from the home page into the blog, through a section, to an article and the next one', async ({
  page,
}) => {
  await page.goto('/uvod')
  await page.getByRole('link', { name: 'Čítať blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Túry a výlety' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Túry a výlety' })).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectNoBarriers(page)

  await page.getByRole('link', { name: 'Päť výletov do dažďa' }).click()
  await expect(page.getByRole('heading', { name: '2. Jaskyňa' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(page)
  const next = page.getByRole('heading', { name: 'Čítajte ďalej' }).locator('xpath=ancestor::section')
  await expect(next.getByRole('article')).toHaveCount(3)
})

test(
  'an offer leads into the booking with its days, and its code outlives another search',
  { tag: '@gate' },
  async ({ page, request }) => {
    // The sample's offers sell packages; this one is a discount for anything.
    const owner = await ownerAt(request)
    const [coupon] = await owner.list('/coupons?code=VITAJTE10')
    const [stay_from, stay_to] = [30, 33].map((days) => addDays(todayIn(new Date()), days))
    const offer = { title: 'Prvá návšteva', stay_from, stay_to, coupon: coupon?.id }
    const { id } = await owner.add('seasonal-offers', { ...offer, price_text: 'zľava 10 %' })
    await page.goto('/sezonne-ponuky')
    await page.getByRole('link', { name: /Rezervovať.*Prvá návšteva/ }).click()
    await expect(page).toHaveURL(`/rezervacia?from=${stay_from}&to=${stay_to}&coupon=VITAJTE10`)
    await expect(page.getByText(/^Ponuka Prvá návšteva.*Zľavu 10\s%.*kód VITAJTE10/)).toBeVisible()
    await openSearch(page)
    await page.getByRole('button', { name: 'Hľadať znova' }).click()
    await expect(page).toHaveURL(/coupon=VITAJTE10/)
    await expect(page).toHaveURL(/adults=2/)
    await owner.remove(`/seasonal-offers/${id}`)
  },
)
