import type { Page } from '@playwright/test'

/**
 * Touches a page that has loaded, and waits until its scripts are running, because a program would otherwise click
 * before that. Returns at once where none are.
 */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'))
    const hasNone = !document.getElementById('later-scripts') || matchMedia('(scripting: none)').matches
    return hasNone || 'alive' in document.documentElement.dataset
  })
}
