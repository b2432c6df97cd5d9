import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Checks every screen of the back office; too long for every test run, so it is a command of its own. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'screens', testDir: './screens', timeout: 120_000, retries: 0 }],
})
