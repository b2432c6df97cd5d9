import { readFileSync } from 'node:fs'

const manifest = new URL('../../../../package.json', import.meta.url)

/** The version of the program, as the project's package.json declares it. */
export const programVersion: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string })
  .version
