import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath } from './src/browser.ts'
import { admin, demoPortOf, houses, origin, originAt, portOf } from './src/house.ts'

const root = join(import.meta.dirname, '..')

/** The folder of the journeys' properties; every worker reads this file, and only the first process makes and removes it. */
function dataFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'dvor-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
const dataDir = dataFolder()

/** A whole product of its own, with its own database and sample content. */
const startHouse = (house: number) => ({
  command: 'node_modules/.bin/node apps/server/src/main.ts',
  cwd: root,
  url: `${originAt(portOf(house))}/api/ready`,
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  stdout: 'pipe' as const,
  env: {
    PORT: String(portOf(house)),
    DATA_DIR: join(dataDir, String(house)),
    SAMPLE_DATA: '1',
    SAMPLE_PICTURES: 'draft',
    PAYMENTS_SANDBOX: '1',
    // All journeys come from one address within minutes.
    GUEST_LIMITS: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
  },
})

const startDemoLayer = (house: number) => ({
  command: 'node_modules/.bin/node packages/demo-layer/serve.ts',
  cwd: root,
  url: `${originAt(demoPortOf(house))}/demo`,
  reuseExistingServer: false,
  env: { DEMO_PORT: String(demoPortOf(house)), DEMO_API: originAt(portOf(house)) },
})

/** The journeys run against the real product: its own process, its own database, sample content, a real browser. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(root, '.cache/e2e'),
  workers: houses,
  // The journeys of a worker live in one property, where one can meet another's booking; who passes the second time is
  // listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs time, and most journeys have nothing to tell afterwards.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: Array.from({ length: houses }, (_, house) => [startHouse(house), startDemoLayer(house)]).flat(),
})
