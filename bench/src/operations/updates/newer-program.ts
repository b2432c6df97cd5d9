import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../load/server-program.ts'

/** Folders that the program reads and a newer version leaves as they are. */
const unchanged = ['node_modules', 'packages', 'deploy', 'apps/site', 'apps/admin']

interface Journal {
  entries: { idx: number; when: number; tag: string }[]
}

const jsonIn = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

/** A built copy of this program of the next version, which has these migrations more. @returns its folder */
export async function makeNewerProgram(
  folder: string,
  name: string,
  steps: readonly string[],
): Promise<string> {
  const root = join(folder, name)
  await mkdir(join(root, 'apps'), { recursive: true })
  // Node looks for what a program imports from where its file really is, so the program itself is copied.
  for (const path of ['apps/server/build', 'apps/api/src'])
    await cp(join(projectRoot, path), join(root, path), { recursive: true })
  // Packages of a workspace are in a folder of its own where its version differs from the others'.
  const own = (await readdir(join(projectRoot, 'apps/server'))).filter((entry) => entry === 'node_modules')
  for (const path of [...unchanged, ...own.map((entry) => `apps/server/${entry}`)])
    await symlink(join(projectRoot, path), join(root, path))
  const manifest = await jsonIn<{ version: string }>(join(projectRoot, 'package.json'))
  const [major = '0', minor = '0'] = manifest.version.split('.')
  const next = { ...manifest, version: `${major}.${Number(minor) + 1}.0` }
  await writeFile(join(root, 'package.json'), JSON.stringify(next))
  for (const step of steps) await addMigration(join(root, 'apps/api/src/db/migrations'), step)
  return root
}

async function addMigration(folder: string, sql: string): Promise<void> {
  const path = join(folder, 'meta/_journal.json')
  const journal = await jsonIn<Journal>(path)
  const last = journal.entries.at(-1)
  if (!last) throw new Error('there is no migration')
  const tag = `9999_newer_${last.idx + 1}`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  await writeFile(path, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), sql)
}
