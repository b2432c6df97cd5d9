import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleProgram } from '@dvor/bundle/bundle-program.ts'

const folder = join(import.meta.dirname, 'build')
const ownFolder = `${folder}.${process.pid}`

/** Writes the server's program into `build`; an interrupted run leaves the files before it. */
await mkdir(ownFolder, { recursive: true })
for (const { fileName, code } of await bundleProgram(join(import.meta.dirname, 'src/main.ts'), folder))
  await writeFile(join(ownFolder, fileName), code)
await rm(folder, { recursive: true, force: true })
await rename(ownFolder, folder)
