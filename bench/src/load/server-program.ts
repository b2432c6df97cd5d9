import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Manifest {
  scripts: { start: string }
}

/** Folder of the project, which is the built program, too. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8')

/** Arguments of Node that start the built product, as `npm start` does; paths are relative to the project's root. */
export const serverProgram = (JSON.parse(manifest) as Manifest).scripts.start.split(' ').slice(1)
