import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleProgram } from '@dvor/bundle/bundle-program.ts'

const folder = join(import.meta.dirname, 'build')
const made = `${folder}.${process.pid}`

/** Writes the server's program into `build`; an interrupted run leaves the files before it. */
await mkdir(made, { recursive: true })
for (const { fileName, code } of await bundleProgram(join(import.meta.dirname, 'src/main.ts'), folder))
  await writeFile(join(made, fileName), code)
await rm(folder, { recursive: true, force: true })
await rename(made, folder)
