import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the back office's sources and build. */
export const adminRoot = fileURLToPath(new URL('../../../admin', import.meta.url))

/** What `vite build` has made of them. */
export const adminBuild = join(adminRoot, 'build')
