import type { PackageOptions } from '@dvor/contract/pricing/packages.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { choosePayment, giveDetails, orderButton } from '../../src/book.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

test(
  'the owner sees what a package offers, and a guest books it on a phone',
  { tag: '@gate' },
  async ({ page, request }) => {
    const owner = await ownerAt(request)
    const [sample] = await owner.list('/packages')
    if (!sample) throw new Error('the sample content has a package')

    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, `/packages/edit/${sample.id}`)
    await expect(page.getByText('Čo vidí hosť')).toBeVisible()
    await expect(page.getByText(/Jednotlivo by to v\sdeň .* stálo .*: balík je lacnejší o/)).toBeVisible()
    await expectNoBarriers(page)

    const query = { data: { package: sample.id, adults: 2 } }
    const options = (await (await request.post('/api/package-options', query)).json()) as PackageOptions
    const [day] = options.days
    if (!day) throw new Error('the package has a free day')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sezonne-ponuky')
    await page.getByRole('link', { name: /^Vybrať deň a rezervovať ?: Advent pri peci$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Advent pri peci' })).toBeVisible()
    await expect(page.getByText('Pečenie chleba', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: formatDayRange(day.arrival, day.departure) }).check({ force: true })
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await expect(page.getByText(formatMoney(options.price)).first()).toBeVisible()
    await page.getByRole('button', { name: 'Pokračovať na údaje' }).click()
    await giveDetails(page)
    const lines = page.getByTestId('price-lines').first()
    await expect(lines).toContainText('Advent pri peci')
    await expect(lines).toContainText('Pečenie chleba')
    // One line for the whole package.
    await expect(lines).toContainText(formatMoney(options.price))
    await expectNoBarriers(page)
    await expectNoSidewaysScroll(page)
    await choosePayment(page, 'Na mieste')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Potvrdená' })).toBeVisible()
    await expect(page.getByTestId('price-lines').first()).toContainText('Advent pri peci')
  },
)

test('the owner sells a package by phone, and reads what a removed part gives back', async ({
  page,
  request,
}) => {
  const [sample] = await (await ownerAt(request)).list('/packages')
  const query = { data: { package: sample?.id, adults: 2 } }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/reservations/add')
  await page.getByRole('combobox', { name: 'Balík' }).click()
  await page.getByRole('option', { name: 'Advent pri peci' }).click()
  const options = (await (await request.post('/api/package-options', query)).json()) as PackageOptions
  const [next] = options.days
  if (!next) throw new Error('the package has another free unit')
  await page.getByRole('combobox', { name: 'Termín balíka' }).click()
  await page.getByRole('option', { name: formatDayRange(next.arrival, next.departure) }).click()
  const price = page.locator('output').filter({ hasText: 'Advent pri peci' })
  await expect(price).toContainText('Pečenie chleba')
  await expectNoBarriers(page)
  await page.getByLabel('Priezvisko').fill('Telefónna')
  await page.getByLabel('Telefón', { exact: true }).fill('+421905111222')
  await page.getByRole('button', { name: 'Zapísať rezerváciu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Telefónna/ })).toBeVisible()
  await page.getByRole('button', { name: 'Odobrať: Pečenie chleba' }).click()
  await expect(page.getByRole('dialog')).toContainText('Z balíka „Advent pri peci“ ide preč Pečenie chleba')
})
