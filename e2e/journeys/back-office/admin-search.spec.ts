import { readFile } from 'node:fs/promises'
import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { expect, test } from '../../src/test.ts'

/** A guest of the sample property who arrives today. */
const guest = 'Mária Ondrušová'
const title = 'Hľadať v celej správe'

test('the owner finds a guest and a page by the keyboard alone', { tag: '@gate' }, async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Hľadať' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: title })
  await expect(box).toBeFocused()
  // Names are found without their accents.
  await box.fill('ondrusova maria')
  const option = page.getByRole('option').filter({ hasText: guest })
  await expect(option.first()).toBeVisible()
  await expectNoBarriers(page)
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/reservations\/edit\//)
  await expect(page.getByRole('main')).toContainText(guest)
  await page.keyboard.press('/')
  await expect(page.getByRole('option').filter({ hasText: guest })).toBeVisible()
  await box.fill('kupony')
  await expect(page.getByRole('option', { name: 'Kupóny' })).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/coupons$/)
  await page.keyboard.press('Control+k')
  await box.fill('zavriet izbu')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/closures\/add$/)
  await page.keyboard.press('Control+k')
  await box.fill('28. 11. 2026')
  await expect(page.getByRole('option', { name: 'Kto prichádza' })).toBeVisible()
  await expectNoBarriers(page)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/calendar\?from=2026-11-26$/)
  await page.keyboard.press('Control+k')
  await box.press('Escape')
  await expect(box).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/closures\/add$/)
  await expect(box).toBeHidden()
})

test('text typed before the search is loaded stands in its field', async ({ page }) => {
  await signIn(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/search-dialog[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Hľadať' }).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('kupov')
  await page.keyboard.press('Backspace')
  release()
  const box = page.getByRole('combobox', { name: title })
  await expect(box).toBeFocused()
  await page.keyboard.type('ny')
  await expect(box).toHaveValue('kupony')
  await expect(page.getByRole('option', { name: 'Kupóny' })).toBeVisible()
  await box.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(box).toHaveValue('')
})

test('on a telephone the search is a button away, says when it finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.getByRole('button', { name: 'Hľadať' }).click()
  const box = page.getByRole('combobox', { name: title })
  await box.fill('xyzzy')
  await expect(page.getByText('Na „xyzzy“ sme nič nenašli')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Zavrieť' }).click()
  await expect(box).toBeHidden()
  await expect(page.getByRole('button', { name: 'Hľadať' })).toBeFocused()
})

test('a list is taken as a table, as it is filtered', async ({ page }) => {
  await signIn(page, '/coupons?code_contains=VITAJTE')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^kupony-\d{4}-\d\d-\d\d\.csv$/)
  const [heads = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(heads).toMatch(/^\uFEFFKód;/)
  expect(rows.map((row) => row.split(';')[0])).toEqual(['VITAJTE10'])
})
