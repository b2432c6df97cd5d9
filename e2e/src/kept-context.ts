import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Stores of a page on the device, besides cookies. */
const STORAGE = 'local_storage,indexeddb,service_workers,cache_storage'

/**
 * One browser context for the journeys of a worker: each begins with an empty page and nothing kept, but scripts, styles
 * and fonts stay in the browser's cache. Playwright's own `reuseContext` empties that cache as well (a sixth of
 * the browser's processor time).
 */
export class KeptContext {
  readonly #browser: Browser
  #context: BrowserContext | undefined
  #options = ''

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** The context with one empty page. Other options than those of the journey before make another context. */
  async take(options: object): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    if (!this.#context || this.#options !== key) {
      await this.#context?.close()
      this.#context = await this.#browser.newContext()
      this.#options = key
      await this.#context.addInitScript(reportRefusedByPolicy)
      await this.#context.newPage()
    }
    return this.#context
  }

  /** Makes it as new for the next journey; only scripts and functions added to the context would stay. */
  async empty(origins: readonly string[]): Promise<void> {
    const context = this.#context
    if (!context) return
    const used = context.pages()
    const fresh = await context.newPage()
    for (const page of used) await page.close()
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    await clearStorage(fresh, origins)
  }
}

async function clearStorage(page: Page, origins: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })
  }
  await session.detach()
}

/** Logs violations of the content security policy that a library catches, which no console shows. */
function reportRefusedByPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    reportError(new Error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`)),
  )
}
