import { expect, type Expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** Expects no accessibility barrier on the page at present, as far as a program can check. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersOn(page), `barriers on ${page.url()}`).toEqual([])
}

/**
 * Accessibility barriers of the page and its frames at present: a rule of axe with the places that break it. Only these
 * words leave the page; reading every result out of it would take as long as the check itself.
 * @param within CSS selector of the part that is checked
 */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  for (let tries = 1; ; tries++) {
    const { barriers, changing } = await page.evaluate(judge, within)
    if (!changing || tries === MOST_TRIES) return barriers
  }
}

const MOST_TRIES = 5

/**
 * Judges the page once its colours have reached their end; in between they have no contrast that could be judged. Says
 * whether colours began to change meanwhile, so that the page has to be judged again.
 */
async function judge(within: string): Promise<{ barriers: string[]; changing: boolean }> {
  const { axe: checker } = window as unknown as { axe: { run: typeof import('axe-core').run } }
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  let changing = false
  const note = () => void (changing = true)
  document.addEventListener('transitionrun', note)
  // Without a copy of every style sheet and sound, which only rules that are off, and one for sound, would read.
  const options: RunOptions = { resultTypes: ['violations'], preload: false }
  const { violations }: AxeResults = await checker.run(within, options)
  document.removeEventListener('transitionrun', note)
  const barriers = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  return { barriers, changing }
}

/** Expects nothing beyond the page's side edges, once charts have their width. */
export async function expectNoSidewaysScroll(page: Page, demand: Expect = expect): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await demand.poll(over, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Expects no barriers and nothing beyond the side edges, at the present width. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
}

/** Expects no barriers and nothing beyond the side edges, on a phone and on a wide screen; the page keeps the last width. */
export async function expectSoundAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
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
