import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { PostgresFailure } from './failure.ts'
import { claimFolder, FolderInUse, type FolderClaim } from './folder-claim.ts'
import type { PostgresConnection } from './probe.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Does a piece of work on the database of a DATA_DIR, whether the server runs or not: a running one is used and
 * left alone, else the database is started for the work and stopped after it.
 * @throws PostgresFailure when DATA_DIR holds no database yet, or it cannot be started.
 */
export async function borrowPostgres<T>(
  dataDir: string,
  report: (line: string) => void,
  work: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  await requireDatabase(dataDir)
  const server = await startPostgres({ dataDir, report })
  const claim = await claimIfFree(server.connection, dataDir)
  try {
    return await work(server.connection)
  } finally {
    await claim?.release()
    if (claim) await server.stop()
  }
}

/** Claims a free folder for the time of the work; a folder in use stays claimed by its process. */
async function claimIfFree(
  connection: PostgresConnection,
  dataDir: string,
): Promise<FolderClaim | undefined> {
  return claimFolder(connection, dataDir, 0).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined
    throw error
  })
}

async function requireDatabase(dataDir: string): Promise<void> {
  await access(join(dataDir, 'postgres')).catch(() => {
    throw new PostgresFailure(`DATA_DIR ${dataDir} holds no database yet; start the server first.`)
  })
}
