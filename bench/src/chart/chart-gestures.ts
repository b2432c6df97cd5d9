import type { Browser, CDPSession, Page } from '@playwright/test'
import { traceFrames, type Smoothness } from './frame-trace.ts'

interface Owner {
  email: string
  password: string
}

/** Opens a screen with a board of 90 days, signed in, and waits until its initial reads have ended. */
export async function openBoard(browser: Browser, address: string, owner: Owner): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  await page.getByLabel('Meno alebo e-mail').fill(owner.email)
  await page.getByLabel('Heslo', { exact: true }).fill(owner.password)
  // The neighbouring windows are fetched ahead, and everything is read again once the live stream is open; both must
  // end before the measurement.
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await page.getByRole('gridcell').first().waitFor()
  await live
  await page.waitForLoadState('load')
  await page.waitForTimeout(3000)
  return page
}

/** Actions of a person on the chart, each traced by itself. */
export const gestures = {
  'scrolling down': (page: Page) => traceFrames(page, (session) => scroll(session, 0, -5000)),
  panning: (page: Page) => traceFrames(page, (session) => scroll(session, -1200, 0)),
  'dragging a stay': (page: Page) => traceFrames(page, () => dragStay(page)),
} satisfies Record<string, (page: Page) => Promise<Smoothness>>

/** Back to the first row and the first day, so that every round does the same. */
export async function goBack(page: Page): Promise<void> {
  await page.bringToFront()
  await page.getByRole('grid').evaluate((board) => board.scrollTo(0, 0))
  await page.waitForTimeout(500)
}

/** A scroll gesture of the browser, like that of a wheel or a touchpad. */
export async function scroll(session: CDPSession, xDistance: number, yDistance: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { x: 800, y: 600, xDistance, yDistance, speed: 2400 })
}

/** Drags a stay over the chart, as fast as the pointer's events come. */
async function dragStay(page: Page): Promise<void> {
  const bars = page.locator('[data-occupant=stay]')
  const boxes = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON()))
  const box = boxes.find(
    ({ left, top, width }) => left > 500 && left < 900 && top > 420 && top < 600 && width > 80,
  )
  if (!box) throw new Error('no stay in the middle of the screen')
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 90; step++) {
    await page.mouse.move(x + Math.sin(step / 9) * 240, y + Math.cos(step / 14) * 150 - 150)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
