import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { startProduct } from './start-product.ts'

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const port = process.env.PORT ?? '38979'
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The owner of a product that is started to be measured. */
export const owner = { email: 'owner@example.sk', password: 'lipy-kvitnu-v-juni' }

/** How people here set up their browser, whatever its size. */
export const slovakBrowser = {
  locale: 'sk-SK',
  timezoneId: 'Europe/Bratislava',
  reducedMotion: 'reduce',
} as const

/** Starts the product on a new folder, and a browser; ends both and removes the folder, however the work ends. */
export async function withProduct<Result>(
  settings: NodeJS.ProcessEnv,
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-measured-'))
  const administrator = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const server = await startProduct({ PORT: port, DATA_DIR: folder, ...administrator, ...settings }, [main])
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    return await work(browser, server.origin)
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
