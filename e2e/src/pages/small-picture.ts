import type { Locator, Page } from '@playwright/test'

/** Height (px of the page) below which nothing is compared, and nothing drawn: it would take half the time of a long page. */
const highest = 4200

export interface Drawn {
  /** Width of the page (px). */
  width: number
  /** Part of its size at which the page is drawn. */
  scale: number
  /** Parts that are not drawn. */
  mask: readonly Locator[]
}

/**
 * A picture (PNG) of the whole page. The browser itself draws it small: a shrunk picture of a wide page would have eight
 * times the points to draw, to write, to send and to read.
 */
export async function smallPicture(page: Page, { width, scale, mask }: Drawn): Promise<Buffer> {
  for (const part of mask) await part.evaluateAll(setHidden, true)
  const height = Math.min(highest, await page.evaluate(haltedLength))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale },
  })
  await session.detach()
  for (const part of mask) await part.evaluateAll(setHidden, false)
  return Buffer.from(data, 'base64')
}

/** Ends movement that has no end of its own; all other has ended before. @returns the length of the page (px) */
function haltedLength(): number {
  for (const one of document.getAnimations()) one.cancel()
  return document.documentElement.scrollHeight
}

/** By opacity, because a role is not found on what is invisible. */
function setHidden(parts: (HTMLElement | SVGElement)[], hidden: boolean): void {
  for (const { style } of parts)
    if (hidden) style.setProperty('opacity', '0', 'important')
    else style.removeProperty('opacity')
}
