import { expect, type Page } from '@playwright/test'

/** The screen once nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main :is(.mantine-Loader-root, .mantine-Skeleton-root)')).toHaveCount(0)
  await atRest(page)
}

/**
 * Ends what moves: colours during a change of the colour scheme have no meaningful contrast. On a busy machine an
 * animation of a part that is not drawn may never end by itself.
 */
export const atRest = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** Goes to another screen within the page, as the browser's own arrows do. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { ...history.state, idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await settled(page)
}

/** Changes the colour scheme as another tab would: this one follows without a reload. */
export async function wearSkin(page: Page, skin: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    const newValue = JSON.stringify({ skin: wanted })
    dispatchEvent(new StorageEvent('storage', { key: 'adminLayout', newValue }))
  }, skin)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', skin)
  await atRest(page)
}

/** The prices on other days, which the booking loads when they come close to the viewport. */
export async function seeOtherDays(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Ste pružní s termínom?' })
  for (const title of await section.getByRole('heading', { level: 3 }).all())
    await title.scrollIntoViewIfNeeded()
  await expect(section.getByRole('status')).toHaveCount(0)
}
