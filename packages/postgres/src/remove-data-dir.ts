import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A server that was just ended may still write its last files. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }

/** Removes a DATA_DIR with its database, which may lie outside of it (`prepareHome`). Its server must have ended. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (home) await rm(home, REMOVAL)
  await rm(dataDir, REMOVAL)
}
