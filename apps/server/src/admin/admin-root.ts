import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the back office's sources and build. */
export const adminRoot = fileURLToPath(new URL('../../../admin', import.meta.url))

/** Output of `vite build`. */
export const adminBuild = join(adminRoot, 'build')
