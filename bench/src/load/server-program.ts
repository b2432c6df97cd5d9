import { readFileSync } from 'node:fs'

interface Manifest {
  scripts: { start: string }
}

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')

/** Arguments of Node that start the built product, as `npm start` does; paths are relative to the project's root. */
export const serverProgram = (JSON.parse(manifest) as Manifest).scripts.start.split(' ').slice(1)
