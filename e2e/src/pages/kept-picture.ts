import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { standStill } from './standing-still.ts'

/** The width of the smallest phone, and of a window of 1280 px at 400 %. */
const smallest = { width: 320, scale: 0.6 }

/** Widths of a page, with the scale of its kept picture. */
const widths = [
  { width: 390, scale: 0.6 },
  { width: 768, scale: 0.45 },
  { width: 1440, scale: 0.35 },
] as const

/** Height (px of the page) below which nothing is compared, and nothing drawn: it would take half the time of a long page. */
const highest = 4200

/** Photographs become flat areas: their place and size are compared, and kept pictures stay small. */
const flat = `
  .ui-picture { background: #7d9a8c !important; }
  .ui-picture__blur, .ui-picture__image { visibility: hidden !important; }
  *, *::before, *::after { caret-color: transparent !important; content-visibility: visible !important; }
`

const whatToDo =
  'look at its expected, actual and difference picture in .cache/pictures; if the change is meant, run: npm run pictures:update'

interface Look {
  /** Parts that change from run to run: clocks, numbers, moments. */
  mask?: readonly Locator[]
  /** Whether the smallest phone is compared too. */
  onSmallest?: boolean
}

/**
 * Compares the page at its widths with its kept pictures. One pixel in two hundred of the smaller picture may
 * differ.
 */
export async function expectKeptPictures(
  page: Page,
  name: string,
  { mask = [], onSmallest = false }: Look = {},
): Promise<void> {
  for (const { width, scale } of onSmallest ? [smallest, ...widths] : widths) {
    await page.setViewportSize({ width, height: 900 })
    // Sticky elements would be where the last step has scrolled to.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await layOutAll(page)
    await standStill(page)
    const compared = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: highest },
      animations: 'disabled',
      scale: 'css',
      style: flat,
      mask: [...mask],
      maskColor: '#b9b2a1',
    })
    const picture = await shrink(compared, scale)
    const file = `${name}-${width}.png`
    expect
      .soft(picture, `${file} looks as before; ${whatToDo}`)
      .toMatchSnapshot(file, { maxDiffPixelRatio: 0.005, threshold: 0.15 })
  }
}

/** Lays out what is below the screen, too: the height of the picture is measured before its own styles apply. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

async function shrink(png: Buffer, scale: number): Promise<Buffer> {
  const { width = 0 } = await sharp(png).metadata()
  return sharp(png)
    .resize({ width: Math.round(width * scale) })
    .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9, effort: 5 })
    .toBuffer()
}
