import { join } from 'node:path'
import { originAt, picturesPort } from './properties.ts'
import { root } from './servers.ts'

/**
 * Compares every public page, every step of the booking and the daily screens of the back office with kept pictures
 * (decision 067). One server with sample content whose clock starts at a fixed date.
 */
export const picturesProject = {
  name: 'pictures',
  testDir: join(root, 'e2e/pictures'),
  outputDir: join(root, '.cache/pictures'),
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  retries: 0,
  timeout: 600_000,
  use: {
    baseURL: originAt(picturesPort),
    bypassCSP: true,
    trace: 'off',
    screenshot: 'off',
  },
} as const
