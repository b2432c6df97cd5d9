import { expectRoomForLongWords } from '../../src/pages/long-words.ts'
import { findFreeStay } from '../../src/stay-days.ts'
import { expect, test } from '../../src/test.ts'

test('pages at 390 px have room for a language of long words', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { from, to, unit } = await findFreeStay(request, 30)
  const search = `/rezervacia?from=${from}&to=${to}&adults=2`
  const paths = ['/', '/ubytovanie', `/ubytovanie/${unit.slug}`, '/cennik', '/aktivity', '/kontakt', '/saly']
  for (const path of [...paths, search, '/darcekovy-poukaz', '/poradovnik', '/moja-rezervacia']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectRoomForLongWords(page)
  }
  await page.goto(search)
  await page.getByRole('link', { name: 'Vybrať' }).first().click()
  await expect(page.getByRole('heading', { name: 'Na koho bude rezervácia?' })).toBeVisible()
  await expectRoomForLongWords(page)
})
