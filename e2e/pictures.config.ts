import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { admin, origin, originAt, portOf } from './src/house.ts'
import journeys from './playwright.config.ts'

const root = join(import.meta.dirname, '..')

/** The database of the pictures' server; the first process makes and removes it. */
function dataFolder(): string {
  if (process.env.PICTURES_DATA_DIR) return process.env.PICTURES_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'dvor-pictures-'))
  process.env.PICTURES_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/**
 * Compares every public page, every step of the booking and the daily screens of the back office with kept pictures
 * (decision 067). One server with sample content whose clock starts at a fixed date, one browser.
 */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  outputDir: join(root, '.cache/pictures'),
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  updateSnapshots: 'missing',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  use: { ...journeys.use, baseURL: origin, bypassCSP: true, trace: 'off', screenshot: 'off' },
  webServer: {
    command: 'node_modules/.bin/node --import ./e2e/src/fixed-date.ts apps/server/src/main.ts',
    cwd: root,
    url: `${originAt(portOf(0))}/api/ready`,
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      FIXED_DATE: '1',
      PORT: String(portOf(0)),
      DATA_DIR: dataFolder(),
      SAMPLE_DATA: '1',
      PAYMENTS_SANDBOX: '1',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
    },
  },
})
