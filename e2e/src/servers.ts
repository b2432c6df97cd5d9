import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { admin, demoPortOf, gatewayPortOf, originAt, picturesPort, portOf } from './house.ts'

export const root = join(import.meta.dirname, '../..')

/** The folder of all databases; every worker reads this file, and only the first process makes and removes it. */
function dataFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(join(tmpdir(), 'dvor-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
const dataDir = dataFolder()

/** The command that starts the product. */
const { start } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts

const startServer = (port: number, options = '', env: Record<string, string> = {}) => ({
  command: `node_modules/.bin/${start.replace('node', `node ${options}`)}`,
  cwd: root,
  url: `${originAt(port)}/api/ready`,
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  stdout: 'pipe' as const,
  env: {
    PORT: String(port),
    DATA_DIR: join(dataDir, String(port)),
    SAMPLE_DATA: '1',
    SAMPLE_PICTURES: 'draft',
    PAYMENTS_SANDBOX: '1',
    // All visits come from one address within minutes.
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
  env: { DEMO_PORT: String(demoPortOf(property)), DEMO_API: originAt(portOf(property)) },
})

/** The card gateway of the tests, as its documentation describes it. */
const startGateway = (property: number) => ({
  command: `node_modules/.bin/node apps/api/src/testing/servers/comgate-main.ts ${gatewayPortOf(property)}`,
  cwd: root,
  url: originAt(gatewayPortOf(property)),
  reuseExistingServer: false,
})

/** A whole product of its own for a worker, with its own database and sample content, its demo layer and a gateway. */
export const serversOf = (property: number) => [
  startServer(portOf(property), '', { COMGATE_API: originAt(gatewayPortOf(property)) }),
  startDemoLayer(property),
  startGateway(property),
]

/** The product of the kept pictures: its clock starts at a fixed date. */
export const picturesServer = startServer(picturesPort, '--import ./e2e/src/fixed-date.ts', {
  FIXED_DATE: '1',
})
