import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppSecret } from '@dvor/api/platform/keys.ts'
import { StartFailure } from '../failures/start-failure.ts'

const FILE = 'app-secret'
const SHORTEST = 32

/**
 * The secret from which all keys are derived: the given one, else the one in DATA_DIR, created on the first start and
 * readable by its owner alone. The caller has claimed the folder. @throws StartFailure when the file is empty, because
 * a new secret would end all sessions
 */
export async function appSecretOf({
  appSecret,
  dataDir,
}: {
  appSecret?: string
  dataDir: string
}): Promise<string> {
  if (appSecret) return appSecret
  const path = join(dataDir, FILE)
  const secret = await readFile(path, 'utf8').catch(missing)
  if (secret === undefined) return makeSecret(path)
  if (secret.trim().length >= SHORTEST) return secret.trim()
  throw new StartFailure(
    `APP_SECRET: ${path} is damaged; restore it from a backup, or remove it to end all sessions`,
  )
}

/**
 * The present secret with the one that it replaced, which opens what was sealed with it. @throws StartFailure when both
 * are the same
 */
export function withPrevious(current: string, previous: string | undefined): AppSecret {
  if (previous === undefined) return current
  if (previous === current) throw new StartFailure('APP_SECRET_PREVIOUS: is the same as the present secret')
  return { current, previous }
}

async function makeSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  // Written under another name and moved, so that an interrupted start leaves no partial file.
  await writeFile(`${path}.new`, `${secret}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return secret
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
