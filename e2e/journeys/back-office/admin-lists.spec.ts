import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expect, test } from '../../src/test.ts'

const nothing = /Zatiaľ tu nič nie je|Nič nezodpovedá/

for (const [path, title] of [
  ['/coupons', 'Kupóny'],
  ['/reservations', 'Rezervácie'],
  ['/invoices', 'Doklady'],
] as const)
  test(`an address beyond the last page of ${path} leads to the last one`, async ({ page }) => {
    await signIn(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goto(`${path}?page=99`)
    await expect(page).not.toHaveURL(/page=99/)
    await page.goBack()
    await expect(page).not.toHaveURL(/page=99/)
  })

test('a list whose last page loses its only row goes on with the page before', async ({ page, request }) => {
  const owner = await ownerAt(request)
  for (let nth = 1; nth <= 21; nth++)
    await owner.add('coupons', {
      code: `STRANKA${String(nth).padStart(2, '0')}`,
      kind: 'percent',
      value: 5,
      active: false,
    })
  await signIn(page, '/coupons?q=STRANKA&sort=code:ASC&page=2')
  const list = page.getByRole('region', { name: 'Kupóny' })
  await expect(list.getByRole('row')).toHaveCount(2)
  await list.getByRole('row').last().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Odstrániť' }).click()
  await expect(list.getByRole('row')).toHaveCount(21)
  await expect(page).not.toHaveURL(/page=/)
  await expect(list).not.toContainText(nothing)
})
