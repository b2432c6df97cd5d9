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

for (const { path, list, width, columns } of [
  { path: '/reservations', list: 'Rezervácie', width: 768, columns: 5 },
  { path: '/reservations', list: 'Rezervácie', width: 390, columns: 2 },
  { path: '/invoices', list: 'Doklady', width: 768, columns: 5 },
  { path: '/invoices', list: 'Doklady', width: 390, columns: 2 },
  { path: '/accommodation-units', list: 'Ubytovacie jednotky', width: 768, columns: 5 },
  { path: '/accommodation-units', list: 'Ubytovacie jednotky', width: 1280, columns: 5 },
  { path: '/contact-messages', list: 'Správy z webu', width: 768, columns: 5 },
] as const)
  test(`${path} has ${columns} columns at ${width} px, and all of them fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, path)
    const table = page.getByRole('region', { name: list }).getByRole('table')
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(columns)
    const right = await table.evaluate((one) => one.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
  })

test('a phone has one button above the reservations and the other actions in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/reservations')
  await expect(page.getByRole('link', { name: 'Nová rezervácia' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vytlačiť' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Možnosti', exact: true }).click()
  const loading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  expect((await loading).suggestedFilename()).toMatch(/^rezervacie-.*\.csv$/)
  await page.getByRole('button', { name: 'Možnosti', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Kuchyňa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuchyňa' })).toBeVisible()
})

test('an empty list says what it is for and leads to the first record', async ({ page }) => {
  await page.route('**/api/halls?*', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/halls/count*', (route) => route.fulfill({ json: 0 }))
  await signIn(page, '/halls')
  await expect(page.getByRole('heading', { name: 'Zatiaľ tu nič nie je' })).toBeVisible()
  await expect(page.getByText(/^Miesto na svadbu/)).toBeVisible()
  await page.getByRole('link', { name: 'Pridať prvý záznam' }).click()
  await expect(page).toHaveURL('/halls/add')
})
