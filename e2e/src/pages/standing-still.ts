import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Answers that scripts of the page wait for. */
    awaitedAnswers?: number
  }
}

/** To be run before a page's own scripts: counts the answers that they wait for. A stream counts until it begins. */
export function countFetches(): void {
  const real = window.fetch.bind(window)
  window.awaitedAnswers = 0
  const count = (change: number) => {
    window.awaitedAnswers = (window.awaitedAnswers ?? 0) + change
  }
  window.fetch = async (...asked) => {
    count(1)
    try {
      return await real(...asked)
    } finally {
      count(-1)
    }
  }
}

/**
 * Waits until the page stands still: fonts and pictures are there, scripts wait for no answer, nothing shows that it
 * loads, nothing moves, and several frames have passed without any change. Ends with the test's own limit otherwise.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const framesWithoutChange = 8
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    const loads = 'main :is(.mantine-Loader-root, .mantine-Skeleton-root, [aria-busy="true"])'
    const isMoving = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity
    const isBusy = () =>
      window.awaitedAnswers !== 0 ||
      document.querySelector(loads) !== null ||
      document.getAnimations().some(isMoving) ||
      [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')
    let isChanged = true
    const changes = new MutationObserver(() => (isChanged = true))
    changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
    await document.fonts.ready
    let height = 0
    for (let still = 0; still < framesWithoutChange;) {
      await nextFrame()
      const { scrollHeight } = document.documentElement
      still = isChanged || scrollHeight !== height || isBusy() ? 0 : still + 1
      isChanged = false
      height = scrollHeight
    }
    changes.disconnect()
  })
}
