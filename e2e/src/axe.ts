import Axe from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No barrier on the page as it stands now, as far as a machine can tell. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const axe = new Axe({ page }).options({ resultTypes: ['violations'] })
  // Its newer way puts the results of several frames together in a page opened for that, which takes four times as
  // long; where there is a single frame both find the same.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, `barriers on ${page.url()}`).toEqual([])
}

/** Nothing of the page reaches beyond its edge, once charts have taken the width that is there. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(over, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}
