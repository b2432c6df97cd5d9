import type { Page } from '@playwright/test'

/**
 * Touches a page that has loaded, and waits until its scripts are running, because a program would otherwise click
 * before that. Returns at once on pages without the router.
 */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'))
    return !('__reactRouterContext' in window) || 'alive' in document.documentElement.dataset
  })
}
