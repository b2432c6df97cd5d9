import Axe from '@axe-core/playwright'
import { expect, type Expect, type Page } from '@playwright/test'

/** Expects no accessibility barrier on the page at present, as far as a program can check. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await waitForTransitions(page)
  const axe = new Axe({ page }).options({ resultTypes: ['violations'] })
  // The newer mode joins the results of several frames in a page opened for that, which takes four times as long; with
  // a single frame both give the same.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(inWords), `barriers on ${page.url()}`).toEqual([])
}

/**
 * The same in words, for a page that is checked many times: without the blank page that the newer mode opens each
 * time.
 */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  await waitForTransitions(page)
  const { violations } = await new Axe({ page }).setLegacyMode().include(within).analyze()
  return violations.map(inWords)
}

/** Waits until colours have reached their end; in between they have no contrast that could be judged. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

type Violation = Awaited<ReturnType<Axe['analyze']>>['violations'][number]

const inWords = ({ id, nodes }: Violation) =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`

/** Expects nothing beyond the page's side edges, once charts have their width. */
export async function expectNoSidewaysScroll(page: Page, demand: Expect = expect): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await demand.poll(over, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Expects no scrolling below the page's frame. */
export async function expectNothingBelow(page: Page, demand: Expect = expect): Promise<void> {
  const below = () =>
    page.evaluate(() => {
      const end = document.querySelector('#root')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - Math.max(end + scrollY, innerHeight)
    })
  await demand.poll(below, `emptiness below ${page.url()}`).toBeLessThanOrEqual(1)
}
