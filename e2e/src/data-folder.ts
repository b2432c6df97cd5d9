import { existsSync, lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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
export function removeDataFolder(folder: string): void {
  for (const path of [...linkedDatabases(folder), folder]) remove(path)
}
