import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildAdmin } from './testing/admin-builds.ts'

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => void vi.unstubAllEnvs())

type Chunk = Awaited<ReturnType<typeof buildAdmin>>[number]

const isOfLayer = (id: string) => id.includes('/packages/demo-layer/') || id.includes('/node_modules/msw/')
const holdsLayer = ({ moduleIds }: Chunk) => moduleIds.some(isOfLayer)

/** A build on a busy machine may take a minute; this is for what hangs. */
const LIMIT_MS = 300_000

test(
  'the normal build carries the layer in chunks that nothing but its switch loads',
  async () => {
    const chunks = await buildAdmin()
    const ofLayer = chunks.filter(holdsLayer)
    expect(ofLayer.length).toBeGreaterThan(1)
    const names = new Set(ofLayer.map(({ fileName }) => fileName))
    const others = chunks.filter((chunk) => !holdsLayer(chunk))
    expect(others.filter(({ imports }) => imports.some((name) => names.has(name)))).toEqual([])
    const loading = others.filter(({ dynamicImports }) => dynamicImports.some((name) => names.has(name)))
    expect(loading.map(({ isEntry }) => isEntry)).toEqual([true])
    const loaded = loading.flatMap(({ dynamicImports }) => dynamicImports.filter((name) => names.has(name)))
    const switches = ofLayer.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/switch.ts')))
    expect(loaded).toEqual(switches.map(({ fileName }) => fileName))
  },
  LIMIT_MS,
)
