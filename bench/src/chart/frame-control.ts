import type { Browser, Page } from '@playwright/test'

/**
 * The properties of the measured page that the control copies: position of its board, number of its stays and width of
 * its days.
 */
export interface BoardSize {
  box: { x: number; y: number; width: number; height: number }
  sheet: { width: number; height: number }
  rows: number
  bars: number
}

export function sizeOf(page: Page, rows: number, bars: number): Promise<BoardSize> {
  return page.getByRole('grid').evaluate(
    (grid, counts) => {
      const { x, y, width, height } = grid.getBoundingClientRect()
      const sheet = { width: grid.scrollWidth, height: grid.scrollHeight }
      return { box: { x, y, width, height }, sheet, ...counts }
    },
    { rows, bars },
  )
}

/**
 * A bare page of the same size, which separates the chart's times from the machine's: the same number of coloured
 * rectangles with a name each, all present from the start, nothing sticky, no script but the one that moves a
 * rectangle with the mouse.
 */
export async function openControl(browser: Browser, size: BoardSize): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(bareBoard(size))
  await page.evaluate(() => {
    let held: { bar: HTMLElement; x: number; y: number } | null = null
    addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
      if (target instanceof HTMLElement && target.dataset.occupant) held = { bar: target, x, y }
    })
    addEventListener('pointermove', ({ clientX, clientY }) => {
      if (held) held.bar.style.transform = `translate(${clientX - held.x}px, ${clientY - held.y}px)`
    })
    addEventListener('pointerup', () => (held = null))
  })
  await page.waitForTimeout(1000)
  return page
}

function bareBoard({ box, sheet, rows, bars }: BoardSize): string {
  const [rowHeight, inRow] = [sheet.height / rows, Math.ceil(bars / rows)]
  const barWidth = sheet.width / inRow
  const names = Array.from({ length: rows * inRow }, (_, index) => {
    const [row, place] = [Math.floor(index / inRow), index % inRow]
    const at = `left:${place * barWidth}px;top:${row * rowHeight}px`
    return `<div class="bar" data-occupant="stay" style="${at}">Jana Nováková</div>`
  })
  return `<!doctype html><style>
    .board { position: fixed; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px; overflow: auto; background: #fff }
    .sheet { position: relative; width: ${sheet.width}px; height: ${sheet.height}px }
    .bar { position: absolute; width: ${barWidth - 12}px; height: ${rowHeight - 10}px; background: #cfe3d6; white-space: nowrap; overflow: hidden; font: 13px sans-serif }
  </style><div class="board" role="grid"><div class="sheet">${names.join('')}</div></div>`
}
