import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { emptyDatabase } from './empty-database.ts'

const docs = join(import.meta.dirname, '../../../../docs')

/** The compiler and a fresh API run in processes of their own, which a busy machine starts slowly. */
export const howToTimeout = 900_000

/**
 * Runs a script of `docs` over an empty database.
 * @param withTypes checks the types of the finished copy as well, which the script then prints
 * @returns the lines that it prints
 */
export async function runHowTo(script: string, withTypes: boolean): Promise<string[]> {
  const { host, port, user, database } = await emptyDatabase()
  const connection = [host, port, user, database].map(String)
  const types = withTypes ? ['--types'] : []
  const { stdout } = await promisify(execFile)('bash', [join(docs, script), ...connection, ...types])
  return stdout.trimEnd().split('\n')
}
