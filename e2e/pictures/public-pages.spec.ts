import { expect, type Page } from '@playwright/test'
import { expectKeptPictures } from '../src/pages/kept-picture.ts'
import { listedPaths } from '../src/pages/crawl.ts'
import { test } from '../src/pages/pictures.ts'

/** The sections, and one page of each kind of record. */
function oneOfEach(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => path.replace(/(ubytovanie|blog)\/.+$/, '$1/one'))
  return [...kinds.values()].map((same) => same.toSorted()[0] ?? '/')
}

test('public pages look as before', async ({ page }) => {
  const paths = oneOfEach(await listedPaths(page.request)).filter((path) => !path.startsWith('/en'))
  for (const path of [...paths, '/en/uvod', '/neznama-stranka'])
    await test.step(path, async () => {
      await page.goto(path)
      if (path.includes('/ubytovanie/')) await seeCalendar(page)
      await expectKeptPictures(page, path.slice(1).replaceAll('/', '-'))
    })
})

/** The calendar is loaded when it comes close to the viewport. */
async function seeCalendar(page: Page): Promise<void> {
  await page.locator('#terminy').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
}
