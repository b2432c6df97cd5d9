import { resolve } from 'node:path'

/** The project's root folder. */
export const ROOT = resolve(import.meta.dirname, '..')

/** The environment for a program of the project: its own Node and tools come first. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env.PATH}`, ...extra }
}
