import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath } from './src/browser.ts'
import { propertyCount, origin } from './src/properties.ts'
import { picturesProject } from './src/pictures-project.ts'
import { picturesServer, root, serversOf } from './src/servers.ts'

/** The journeys run against the real product: its own process, its own database, sample content, a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e'),
  workers: propertyCount,
  // A journey that passes only at a second attempt hides a fault.
  retries: 0,
  // Limits for what hangs: a machine with many times its work answers after a minute or later.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs time; a single red journey is recorded with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Each journey begins with an empty browser, which would fetch the whole program to keep it; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Playwright asks V8 for positions in scripts; functions compiled without them would be parsed a second time. A
        // page lives shortly, and a larger young generation saves a twenty-fifth of the processor time.
        '--js-flags=--no-enable-lazy-source-positions --min-semi-space-size=16',
      ],
    },
  },
  // The longest first.
  projects: [
    picturesProject,
    { name: 'journeys', testDir: './journeys' },
    { name: 'screens', testDir: './screens' },
  ],
  webServer: [
    ...Array.from({ length: propertyCount }, (_, property) => serversOf(property)).flat(),
    // A run without the pictures does not need their server.
    ...(process.env.E2E_PICTURES === '0' ? [] : [picturesServer]),
  ],
})
