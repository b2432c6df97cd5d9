import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { admin, demoOrigin, demoPort, port } from './src/house.ts'

const root = join(import.meta.dirname, '..')
const baseURL = `http://127.0.0.1:${port}`

/** The folder of the journeys' house; every worker reads this file, and only the first process makes and removes it. */
function dataFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'dvor-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
const dataDir = dataFolder()

/** The journeys run against the real product: its own process, its own database, sample content, a real browser. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(root, '.cache/e2e'),
  workers: 1,
  // All journeys live in one house, where one can meet another's booking; who passes the second time is listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command: 'node_modules/.bin/node apps/server/src/main.ts',
      cwd: root,
      url: `${baseURL}/api/ready`,
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        SAMPLE_DATA: '1',
        PAYMENTS_SANDBOX: '1',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'error',
      },
    },
    {
      command: 'node_modules/.bin/node packages/demo-layer/serve.ts',
      cwd: root,
      url: `${demoOrigin}/demo`,
      reuseExistingServer: false,
      env: { DEMO_PORT: String(demoPort), DEMO_API: baseURL },
    },
  ],
})
