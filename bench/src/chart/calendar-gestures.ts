import type { Page } from '@playwright/test'
import { scroll } from './chart-gestures.ts'
import { traceFrames, type Smoothness } from './frame-trace.ts'

/** Actions of a person on the price calendar, each traced by itself. */
export const calendarGestures = {
  'scrolling down': (page: Page) => traceFrames(page, (session) => scroll(session, 0, -5000)),
  panning: (page: Page) => traceFrames(page, (session) => scroll(session, -1200, 0)),
  painting: (page: Page) => traceFrames(page, () => paint(page)),
} satisfies Record<string, (page: Page) => Promise<Smoothness>>

/** Paints a rectangle that grows and shrinks, as fast as the pointer's events come. */
async function paint(page: Page): Promise<void> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('no grid on the screen')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 90; step++)
    await page.mouse.move(x + (1 + Math.sin(step / 9)) * 180, y + (1 + Math.cos(step / 14)) * 110)
  await page.mouse.up()
  await page.getByRole('grid').press('Escape')
}
