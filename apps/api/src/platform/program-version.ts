import { readFileSync } from 'node:fs'

const manifest = new URL('../../../../package.json', import.meta.url)

/** The version of the program, from the project's package.json. */
export const programVersion: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string })
  .version
