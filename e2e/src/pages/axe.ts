import Axe from '@axe-core/playwright'
import { expect, type Expect, type Page } from '@playwright/test'

/** No barrier on the page as it stands now, as far as a machine can tell. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const axe = new Axe({ page }).options({ resultTypes: ['violations'] })
  // The newer mode puts the results of several frames together in a page opened for that, which takes four times as
  // long; where there is a single frame both find the same.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(inWords), `barriers on ${page.url()}`).toEqual([])
}

/** The same in words, for a page that is looked at many times: without the blank page that the newer mode opens each time. */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new Axe({ page }).setLegacyMode().include(within).analyze()
  return violations.map(inWords)
}

type Violation = Awaited<ReturnType<Axe['analyze']>>['violations'][number]

const inWords = ({ id, nodes }: Violation) =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`

/** Nothing of the page reaches beyond its edge, once charts have taken the width that is there. */
export async function expectNoSidewaysScroll(page: Page, demand: Expect = expect): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await demand.poll(over, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** The page ends where its frame ends; there is nothing to scroll to below it. */
export async function expectNothingBelow(page: Page, demand: Expect = expect): Promise<void> {
  const below = () =>
    page.evaluate(() => {
      const end = document.querySelector('#root')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - Math.max(end + scrollY, innerHeight)
    })
  await demand.poll(below, `emptiness below ${page.url()}`).toBeLessThanOrEqual(1)
}
