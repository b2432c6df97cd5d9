import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Finish } from './finishes.ts'

const cache = writableFolder(resolve(import.meta.dirname, '../../../../.cache'))

/** Cache folder of each finish, in `.cache` of the project. */
export const scenesFolders: Record<Finish, string> = {
  full: join(cache, 'scenes'),
  colours: join(cache, 'scenes-colours'),
  draft: join(cache, 'scenes-draft'),
}

/** The folder, or one for temporary files where the program may not write beside its sources. */
function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return join(tmpdir(), 'dvor-scenes')
  }
}
