import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { PostgresConnection } from './probe.ts'
import { removeDataDir } from './remove-data-dir.ts'
import { startPostgres } from './start-postgres.ts'

export interface TestCluster {
  /** The cluster's own database, for administration. */
  connection: PostgresConnection
  /** Makes a database (20 ms), as a copy of `template` when one is named. */
  createDatabase: (name: string, template?: string) => Promise<PostgresConnection>
  /** Forbids connections to `name`; a template with connections cannot be copied. */
  sealTemplate: (name: string) => Promise<void>
  dropDatabase: (name: string) => Promise<void>
  /** Ends the server and removes its files, unless they are kept. */
  stop: () => Promise<void>
}

/**
 * Starts a database server for tests in a temporary folder, without durability and therefore quick. When the process
 * dies without stopping it, the server and its files are removed, too. @param keptFolder a folder whose files stay for the
 * next time @param beneath where a temporary folder is made
 */
export async function startTestCluster(keptFolder?: string, beneath = tmpdir()): Promise<TestCluster> {
  const folder = keptFolder ?? (await mkdtemp(join(beneath, 'dvor-test-')))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  const server = await startPostgres({ dataDir: folder, durable: false, report: () => undefined })
  const guard = guardFolder(keptFolder ? '' : folder, server.pid)
  const admin = new pg.Pool({ ...server.connection, max: 4 })
  admin.on('error', () => undefined)
  return {
    connection: server.connection,
    createDatabase: (name, template) => createDatabase(admin, server.connection, name, template),
    sealTemplate: async (name) =>
      void (await admin.query(`ALTER DATABASE ${quote(name)} ALLOW_CONNECTIONS false`)),
    dropDatabase: async (name) =>
      void (await admin.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`)),
    stop: async () => {
      await admin.end()
      await server.stop()
      guard.kill('SIGKILL')
      if (!keptFolder) await removeDataDir(folder)
    },
  }
}

async function createDatabase(
  admin: pg.Pool,
  connection: PostgresConnection,
  name: string,
  template = 'template0',
): Promise<PostgresConnection> {
  await admin.query(`CREATE DATABASE ${quote(name)} TEMPLATE ${quote(template)} STRATEGY = FILE_COPY`)
  return { ...connection, database: name }
}

function quote(name: string): string {
  return pg.escapeIdentifier(name)
}

/**
 * A shell that waits for the end of its input, which comes with the end of this process, and then cleans up. It is
 * detached, so that Ctrl-C does not end it. Nothing is removed where no folder is named. The database may lie outside of
 * the folder, behind a link.
 */
function guardFolder(folder: string, pid: number): ChildProcess {
  const wait = 'for i in 1 2 3 4 5 6 7 8 9; do kill -0 "$0" 2>/dev/null || break; sleep 0.2; done'
  const script = `cat >/dev/null; kill -QUIT "$0"; ${wait}; [ -z "$1" ] || rm -rf "$(readlink -f "$1/postgres")" "$1"`
  const guard = spawn('/bin/sh', ['-c', script, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
  return guard
}
