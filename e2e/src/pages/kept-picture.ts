import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { smallPicture } from './small-picture.ts'
import { standStill } from './standing-still.ts'

/** The width of the smallest phone, and of a window of 1280 px at 400 %. */
const smallest = { width: 320, scale: 0.6 }

/** Widths of a page, with the scale of its picture. */
const widths = [
  { width: 390, scale: 0.6 },
  { width: 768, scale: 0.45 },
  { width: 1440, scale: 0.35 },
] as const

/**
 * Photographs become flat areas: their place and size are compared, and kept pictures stay small. Content below the
 * screen is laid out, too. Each rule names few elements, because the whole page would be styled anew for any other.
 */
const flat = `
  .ui-picture { background: #7d9a8c !important; }
  .ui-picture__blur, .ui-picture__image { visibility: hidden !important; }
  input, textarea { caret-color: transparent !important; }
  main > .section, body > footer { content-visibility: visible !important; }
`

const whatToDo =
  'look at its expected, actual and difference picture in .cache/pictures; if the change is meant, run: npm run pictures:update'

interface Look {
  /** Parts that change from run to run: clocks, numbers, moments. */
  mask?: readonly Locator[]
  /** Whether the smallest phone is compared too. */
  onSmallest?: boolean
  /** The only width (px) that is compared. */
  only?: (typeof widths)[number]['width']
}

/**
 * Compares the page at its widths, or at a single one, with its kept pictures. One pixel in two hundred of the smaller picture may
 * differ.
 */
export async function expectKeptPictures(
  page: Page,
  name: string,
  { mask = [], onSmallest = false, only }: Look = {},
): Promise<void> {
  await page.evaluate(applyStyle, flat)
  const compared = widths.filter(({ width }) => only === undefined || width === only)
  for (const { width, scale } of onSmallest ? [smallest, ...compared] : compared) {
    await page.setViewportSize({ width, height: 900 })
    // Sticky elements would be where the last step has scrolled to.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await standStill(page)
    const take = () => smallPicture(page, { width, scale, mask })
    const file = `${name}-${width}.png`
    if (await isAlikeAtOnce(await take(), file)) continue
    expect
      .soft(await withFewColours(await takenAgain(page, take, file)), `${file} looks as before; ${whatToDo}`)
      .toMatchSnapshot(file, { maxDiffPixelRatio: 0.005, threshold: 0.15 })
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
}

function applyStyle(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}

/** No pixel whose red, green and blue all differ by less (of 255) is counted by the comparison by eye. */
const leastCounted = 39

/** Half of the share of pixels that may differ, because choosing a few colours changes some pixels by itself. */
const alikeShare = 0.0025

/**
 * Whether the kept picture is so like the page that the comparison by eye would pass, too; choosing colours and writing a
 * file would take more time than all else here. Nothing is alike while pictures are renewed.
 */
async function isAlikeAtOnce(png: Buffer, file: string): Promise<boolean> {
  const { updateSnapshots } = test.info().config
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') return false
  const content = await readFile(test.info().snapshotPath(file)).catch(() => undefined)
  return content !== undefined && areAlike(png, content)
}

/**
 * Takes the picture again, at most five times, until it is like the kept one: on a busy machine a part below the screen
 * may not be drawn yet, and looks so in several pictures in a row. A page that has changed differs in each of them.
 */
async function takenAgain(page: Page, take: () => Promise<Buffer>, file: string): Promise<Buffer> {
  let picture = await take()
  for (let more = 0; more < 4 && !(await isAlikeAtOnce(picture, file)); more += 1) {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await standStill(page)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await standStill(page)
    picture = await take()
  }
  return picture
}

/** Whether two pictures (PNG) have the same size and few pixels that differ. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(pixelsOf))
  if (a === undefined || a.info.width !== b?.info.width || a.info.height !== b.info.height) return false
  return countDifferent(a.data, b.data) <= alikeShare * a.info.width * a.info.height
}

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Number of pixels, of three bytes each, in which a part of the colour differs too much. */
function countDifferent(one: Buffer, other: Buffer): number {
  const differs = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) >= leastCounted
  let count = 0
  for (let at = 0; at < one.length; at += 3) if (differs(at) || differs(at + 1) || differs(at + 2)) count += 1
  return count
}

const withFewColours = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 48, dither: 0, compressionLevel: 9, effort: 5 }).toBuffer()
