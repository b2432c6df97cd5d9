import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { OperationRefused } from '../../../db/operation-refused.ts'

const oldPartialMs = 24 * 60 * 60_000

/**
 * A temporary name beside the archive's; its folder is made where it is missing. Temporary files of killed backups older
 * than a day are removed. @throws OperationRefused when the folder cannot be used
 */
export async function preparePlace(path: string): Promise<string> {
  const folder = dirname(path)
  try {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) {
      if (!/^\.dvor-.*\.partial$/.test(name)) continue
      const { mtimeMs } = await stat(join(folder, name))
      if (Date.now() - mtimeMs > oldPartialMs) await rm(join(folder, name), { force: true })
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperationRefused(`${folder} cannot be used for backups: ${reason}`)
  }
  return join(folder, `.dvor-${basename(path)}-${randomBytes(4).toString('hex')}.partial`)
}
