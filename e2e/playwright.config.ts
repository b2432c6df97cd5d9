import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath } from './src/browser.ts'
import { withinTestRun } from './src/effort.ts'
import { propertyCount, origin } from './src/properties.ts'
import { picturesProject } from './src/pictures-project.ts'
import { picturesServer, root, serversOf } from './src/servers.ts'

/** The journeys run against the real product: its own process, its own database, sample content, a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e'),
  workers: propertyCount,
  // The journeys of a worker share one property, where one can affect another's booking; a journey that passes at the
  // second attempt is listed as flaky.
  retries: 1,
  // Limits for what hangs: a busy machine may stop for many seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs time, and is needed only after failures.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
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
  projects: [...(withinTestRun ? [picturesProject] : []), { name: 'journeys', testDir: './journeys' }],
  webServer: [
    ...Array.from({ length: propertyCount }, (_, property) => serversOf(property)).flat(),
    ...(withinTestRun ? [picturesServer] : []),
  ],
})
