import { setTimeout as delay } from 'node:timers/promises'
import { folderFault, makeFolder, roomOf } from '@dvor/api/platform/files/folders.ts'
import type { FastifyInstance } from 'fastify'
import { compose, createWebServer } from './compose.ts'
import { misspeltSettings, readSettings, type Settings } from '../settings/config.ts'
import { Lifecycle } from './lifecycle.ts'
import {
  countRunning,
  drain,
  FINISH_LIMIT_MS,
  finishRequests,
  LEAVE_LIMIT_MS,
  leaveBalancer,
  listen,
  requireAddress,
} from './listen.ts'
import { openDatabase } from './open-database.ts'
import type { Parts, ServedApi } from './parts.ts'
import { appSecretOf, withPrevious } from '../settings/secret.ts'
import { StartFailure } from '../failures/start-failure.ts'

const OLDEST_NODE = 24
const DRAIN_LIMIT_MS = 4500
/** Jobs that run end before the database closes. */
const API_LIMIT_MS = 10_000

/** Runs the server until a signal ends it; a start that fails ends the process with one line. */
export async function runServer<A extends ServedApi>(load: () => Promise<Parts<A>>): Promise<void> {
  const lifecycle = new Lifecycle(report)
  lifecycle.obeySignals()
  process.on('uncaughtException', (error) => void lifecycle.fail(error))
  process.on('unhandledRejection', (error) => void lifecycle.fail(error))
  try {
    requireNode()
    await start(readSettings(process.env, process.argv.slice(2)), load, lifecycle)
  } catch (error) {
    await lifecycle.fail(error)
  }
}

const trustsEverybody =
  'TRUST_PROXY=on believes the address that each caller names: limits by address hold only where nobody but your proxy reaches this port. Safer: the number of proxies, as TRUST_PROXY=1'

/** The use-case of a start. */
async function start<A extends ServedApi>(
  settings: Settings,
  load: () => Promise<Parts<A>>,
  lifecycle: Lifecycle,
) {
  process.env.NODE_ENV ??= settings.dev ? 'development' : 'production'
  await requireAddress(settings.host, settings.port)
  await makeDataDir(settings.dataDir)
  await requireFolder('E_INVOICE_FOLDER', settings.eInvoiceFolder)
  const [connections, parts] = await openAndLoad(settings, load, lifecycle)
  const app = createWebServer(settings)
  const appSecret = withPrevious(await appSecretOf(settings), settings.previousSecret)
  const options = { ...settings, ...connections, appSecret, readRoom: roomOf, logger: app.log }
  const api = await parts.createApi(options)
  lifecycle.opened('The API', API_LIMIT_MS, () => api.close())
  const { firstAdmin } = await api.prepare(report)
  if (firstAdmin)
    report(
      `First administrator, shown only now: ${firstAdmin.email}  password: ${firstAdmin.password}  (${settings.publicUrl}/login)`,
    )
  await compose(app, api, parts, settings)
  lifecycle.opened('The web server', DRAIN_LIMIT_MS, () => drain(app))
  retireOnClose(lifecycle, app, () => api.retire(), settings.drainMs)
  await api.start()
  lifecycle.obeySignals()
  if (lifecycle.isClosing) return
  await listen(app, settings.host, settings.port)
  for (const line of await listDoubts(settings)) report(line)
  report(`Ready on ${settings.publicUrl}`)
}

/** Warnings for the person who started the server, although it runs. */
async function listDoubts({ trustProxy, backups }: Settings): Promise<string[]> {
  const places = { BACKUP_DIR: backups.folder, BACKUP_COPY_DIR: backups.copyFolder }
  const faults = Object.entries(places).map(async ([name, folder]) => {
    const fault = folder && (await folderFault(folder))
    return fault ? [`${name}: backups cannot be written to ${folder}: ${fault}`] : []
  })
  return [
    ...misspeltSettings(process.env),
    ...(trustProxy === true ? [trustsEverybody] : []),
    ...(await Promise.all(faults)).flat(),
  ]
}

/** Before the server closes: reports itself as not ready, and answers what is under way. */
function retireOnClose(
  lifecycle: Lifecycle,
  app: FastifyInstance,
  retire: () => void,
  drainMs: number,
): void {
  const running = countRunning(app)
  const leaveMs = drainMs > 0 ? drainMs + LEAVE_LIMIT_MS : 0
  lifecycle.allowMore(leaveMs)
  lifecycle.opened('Saying goodbye', leaveMs + FINISH_LIMIT_MS + 1000, async () => {
    retire()
    if (drainMs > 0) {
      await delay(drainMs)
      await leaveBalancer(app)
    }
    await finishRequests(app, running)
  })
}

/**
 * Loading the packages blocks this process, so it begins when the process of the embedded database runs, which gets
 * ready meanwhile. An external database is checked first: on a busy machine loading takes longer than the timeout, so
 * that its answer would seem to be missing.
 */
async function openAndLoad<A extends ServedApi>(
  settings: Settings,
  load: () => Promise<Parts<A>>,
  lifecycle: Lifecycle,
) {
  const launched = Promise.withResolvers<void>()
  const opening = openDatabase(settings, lifecycle, report, launched.resolve)
  await Promise.race([opening, launched.promise])
  return Promise.all([opening, load()])
}

/** Progress for the terminal; the log goes to stderr. */
function report(line: string): void {
  process.stdout.write(`${line}\n`)
}

function requireNode(): void {
  const version = process.versions.node
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return
  throw new StartFailure(
    `Node ${OLDEST_NODE} or newer is needed, found ${version}; start with script/server, which brings it.`,
  )
}

async function makeDataDir(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: Error) => {
    throw new StartFailure(`DATA_DIR: ${folder} cannot be made: ${error.message}`)
  })
}

async function requireFolder(name: string, folder: string | undefined): Promise<void> {
  const fault = folder && (await folderFault(folder))
  if (fault) throw new StartFailure(`${name}: files cannot be written to ${folder}: ${fault}`)
}
