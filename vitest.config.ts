import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** How many times the fast share of races and random tests is run: once, and more often where TEST_EFFORT says so. */
const effort = Number(process.env.TEST_EFFORT ?? 1)
/** Limits for what hangs; no test passes or fails by the clock. */
const LIMITS = {
  provide: { effort },
  testTimeout: 240_000 * effort,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
}
/** Set up before every file of tests. */
const SETUP = ['./tooling/property-seed.ts']
/** `script/test` leaves out the files that belong to the whole run. */
const EXCLUDED = [
  '**/node_modules/**',
  '**/build/**',
  ...(process.env.LONG_TESTS === '0' ? ['**/*.long.test.*'] : []),
]

/**
 * Packages whose tests need no API. A worker runs their files one after another in the same process: reading the imports
 * anew for each file took more than half of their processor time.
 */
const plain = {
  test: {
    ...LIMITS,
    setupFiles: SETUP,
    name: 'packages',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/{admin,server}/src/**/*.test.{ts,tsx}',
      'apps/site/app/**/*.test.{ts,tsx}',
      'bench/src/faults/*.test.ts',
      'tooling/**/*.test.ts',
    ],
    exclude: EXCLUDED,
    isolate: false,
    globalSetup: './packages/postgres/src/testing/global-setup.ts',
  },
}

/**
 * The API is tested through HTTP, on a real PostgreSQL that all its tests share. A worker loads the API once and not for
 * each of its files anew, which was a third of the time. State belongs to an instance (`createApi`); a module with state of
 * its own would make tests fail here.
 */
const api = {
  test: {
    ...LIMITS,
    setupFiles: SETUP,
    name: 'api',
    include: ['apps/api/src/**/*.test.ts'],
    exclude: EXCLUDED,
    isolate: false,
    // Every test makes an API of its own, which is garbage afterwards: a larger young generation saves a fifth of the processor time.
    execArgv: ['--max-semi-space-size=128'],
    // Node reads the files itself, as it does in production; nothing is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: './apps/api/src/testing/global-setup.ts',
  },
}

export default defineConfig({ test: { projects: [plain, api], maxWorkers: availableParallelism() } })
