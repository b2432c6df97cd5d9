import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin, demoPortOf, gatewayPortOf, originAt, picturesPort, portOf } from './properties.ts'

export const root = join(import.meta.dirname, '../..')

/**
 * The folder of all databases. The first process makes it and removes it at its end; the workers that it starts read
 * its path from their environment.
 */
function dataFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'dvor-e2e-'))
  // The database's account may pass through.
  chmodSync(folder, 0o711)
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => removeDataFolder(folder))
  return folder
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 5 })

/** Where a product linked its database to, because the database's account may not enter the data folder. */
function linkedDatabases(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((product) => join(folder, product, 'postgres'))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    .map((path) => readlinkSync(path))
}

/** Removes the folder of all databases, and those that lie elsewhere. */
function removeDataFolder(folder: string): void {
  for (const path of [...linkedDatabases(folder), folder]) remove(path)
}

const dataDir = dataFolder()

/** The command that starts the product. */
const { start } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts

/** A server that takes longer to start will not start; a slow machine needs minutes. */
const hangsAfterMs = 600_000

const startServer = (port: number, options = '', env: Record<string, string> = {}) => ({
  command: `node_modules/.bin/${start.replace('node', `node ${options}`)}`,
  cwd: root,
  url: `${originAt(port)}/api/ready`,
  reuseExistingServer: false,
  timeout: hangsAfterMs,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  stdout: 'pipe' as const,
  env: {
    PORT: String(port),
    DATA_DIR: join(dataDir, String(port)),
    SAMPLE_DATA: '1',
    SAMPLE_PICTURES: 'draft',
    PAYMENTS_SANDBOX: '1',
    // Every journey comes from the same address, which would soon reach the limits of one guest.
    GUEST_LIMITS: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
    ...env,
  },
})

const startDemoLayer = (property: number) => ({
  command: 'node_modules/.bin/node packages/demo-layer/serve.ts',
  cwd: root,
  url: `${originAt(demoPortOf(property))}/demo`,
  reuseExistingServer: false,
  timeout: hangsAfterMs,
  env: { DEMO_PORT: String(demoPortOf(property)), DEMO_API: originAt(portOf(property)) },
})

/** A server that answers as Comgate's documentation describes it. */
const startGateway = (property: number) => ({
  command: `node_modules/.bin/node apps/api/src/testing/servers/comgate-main.ts ${gatewayPortOf(property)}`,
  cwd: root,
  url: originAt(gatewayPortOf(property)),
  reuseExistingServer: false,
  timeout: hangsAfterMs,
})

/** The servers of one worker: the product with a database and sample content, the demo layer and a card gateway. */
export const serversOf = (property: number) => [
  startServer(portOf(property), '', { COMGATE_API: originAt(gatewayPortOf(property)) }),
  startDemoLayer(property),
  startGateway(property),
]

/** The server of the kept pictures. Its clock starts at a fixed date. */
export const picturesServer = startServer(picturesPort, '--import ./e2e/src/fixed-date.ts', {
  FIXED_DATE: '1',
})
