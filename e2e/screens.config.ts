import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Every screen of the back office, looked at one by one; too long for every test run, so a command of its own. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'screens', testDir: './screens', timeout: 120_000, retries: 0 }],
})
