import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { buildAdmin, withoutDemoLines, type Files } from './testing/admin-builds.ts'

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => void vi.unstubAllEnvs())

const differences = (a: Files, b: Files): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter(
    (name) => !a.get(name)?.equals(b.get(name) ?? Buffer.alloc(0)),
  )

const sizeOf = (files: Files): number => [...files.values()].reduce((sum, { length }) => sum + length, 0)

/** Three builds on a busy machine may take a minute; this is for what hangs. */
const LIMIT_MS = 300_000

test(
  'the back office without the switch is byte for byte what it is without the layer',
  async () => {
    const bare = await buildAdmin({ layer: false, plugin: withoutDemoLines })
    const off = await buildAdmin({ layer: false })
    expect(differences(bare, off)).toEqual([])
    expect(sizeOf(off)).toBe(sizeOf(bare))

    if (inject('effort') === 1) return
    // With the switch on it carries the worker: the comparison would notice.
    const on = await buildAdmin({ layer: true })
    expect(differences(bare, on)).toContainEqual(expect.stringMatching(/^mockServiceWorker-.*\.js$/))
  },
  LIMIT_MS,
)
