import type { Page } from '@playwright/test'
import { scroll } from './chart-gestures.ts'
import { traceFrames, type Smoothness } from './frame-trace.ts'

/** Actions of a person on the price calendar, each traced by itself. */
export const calendarGestures = {
  'scrolling down': (page: Page) => traceFrames(page, (session) => scroll(session, 0, -5000)),
  panning: (page: Page) => traceFrames(page, (session) => scroll(session, -1200, 0)),
  painting: (page: Page) => traceFrames(page, () => paint(page)),
} satisfies Record<string, (page: Page) => Promise<Smoothness>>

/** Sizes of the grid in pixels, and the steps in which the rectangle grows before it shrinks again. */
const [dayWidth, rowHeight, steps] = [50, 46, 7]

/**
 * Paints a rectangle that grows and shrinks, as fast as the pointer's events come. Each event lies on another day: one
 * that stays on its day has nothing to draw, and the wait for the next change would count as a slow frame.
 */
async function paint(page: Page): Promise<void> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('no grid on the screen')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 90; step++)
    await page.mouse.move(x + there(step) * dayWidth, y + there(step) * rowHeight)
  await page.mouse.up()
  await page.getByRole('grid').press('Escape')
}

/** Steps from the start: up to `steps`, then back. */
function there(step: number): number {
  const place = step % (2 * steps)
  return place <= steps ? place : 2 * steps - place
}
