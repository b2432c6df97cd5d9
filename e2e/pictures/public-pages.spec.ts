import { expect, type Page } from '@playwright/test'
import { effort } from '../src/effort.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from '../src/pages/axe.ts'
import { expectKeptPictures } from '../src/pages/kept-picture.ts'
import { listedPaths } from '../src/pages/crawl.ts'
import { test } from '../src/pages/pictures.ts'

/** The sections, and one page of each kind of record. */
function oneOfEach(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => path.replace(/(ubytovanie|blog)\/.+$/, '$1/one'))
  return [...kinds.values()].map((same) => same.toSorted()[0] ?? '/')
}

const isEnglish = (path: string) => path.startsWith('/en')

/** A window of 1280 px at 400 % is one of 320 px. */
async function expectSoundOnSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  // A card is pale for a moment while it appears; a real barrier stays.
  await expect(() => expectNoBarriers(page)).toPass({ timeout: 120_000 })
}

/** Pages that most visitors see, each at one width; their other widths and the other pages follow below. */
const ten = [
  ['/uvod', 1440],
  ['/ubytovanie', 390],
  ['/ubytovanie/apartman-pod-krovom', 1440],
  ['/cennik', 390],
  ['/aktivity', 1440],
  ['/sezonne-ponuky', 390],
  ['/kontakt', 768],
  ['/galeria', 390],
  ['/blog', 768],
  ['/neznama-stranka', 390],
] as const

for (const [path, width] of ten)
  test(`${path} looks as before at ${width} px`, { tag: '@gate' }, async ({ page }) => {
    await page.goto(path)
    if (path.includes('/ubytovanie/')) await seeCalendar(page)
    await expectKeptPictures(page, path.slice(1).replaceAll('/', '-'), { only: width })
  })

test('public pages look as before, have no barriers, and fit a small phone', async ({ page }) => {
  const paths = oneOfEach(await listedPaths(page.request))
  const slovak = paths.filter((path) => !isEnglish(path))
  for (const path of [...slovak, '/en/uvod', '/neznama-stranka'])
    await test.step(path, async () => {
      await page.goto(path)
      if (path.includes('/ubytovanie/')) await seeCalendar(page)
      await expectKeptPictures(page, path.slice(1).replaceAll('/', '-'))
      await expectSoundOnSmallPhone(page)
    })
  // The same components as in Slovak, with other texts.
  const english = effort > 1 ? paths.filter(isEnglish) : []
  for (const path of ['/rezervacia', ...english])
    await test.step(path, async () => {
      await page.goto(path)
      await expectSoundOnSmallPhone(page)
    })
})

/** The calendar is loaded when it comes close to the viewport. */
async function seeCalendar(page: Page): Promise<void> {
  await page.locator('#terminy').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
}
