import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Where Debian keeps the programs of PostgreSQL 15. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'

/** Each program and the package of Debian that has it. */
const required = [
  { path: join(postgresPrograms, 'postgres'), of: 'postgresql-15' },
  { path: join(postgresPrograms, 'initdb'), of: 'postgresql-15' },
  { path: 'pgbackrest', of: 'pgbackrest' },
  { path: join(postgresPrograms, 'psql'), of: 'postgresql-client-15' },
]

/** The packages whose programs are not here. */
export async function missingPackages(): Promise<string[]> {
  const missing = new Set<string>()
  for (const { path, of } of required) if (!(await isThere(path))) missing.add(of)
  return [...missing]
}

async function isThere(program: string): Promise<boolean> {
  const folders = program.startsWith('/') ? [''] : (process.env['PATH'] ?? '').split(delimiter)
  const found = await Promise.all(
    folders.map((folder) =>
      access(join(folder, program), constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}
