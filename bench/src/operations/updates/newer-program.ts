import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../load/server-program.ts'

const migrations = 'apps/api/src/db/migrations'
/** Folders that the program reads and a newer version leaves as they are. */
const unchanged = ['node_modules', 'packages', 'deploy', 'apps/site', 'apps/admin']

interface Journal {
  entries: { idx: number; when: number; tag: string }[]
}

/** A built copy of this program of the next version, which has these migrations more. @returns its folder */
export async function makeNewerProgram(
  folder: string,
  name: string,
  steps: readonly string[],
): Promise<string> {
  const root = join(folder, name)
  await mkdir(join(root, 'apps'), { recursive: true })
  // Node looks for what a program imports from where its file really is, so the program itself is copied.
  await cp(join(projectRoot, 'apps/server/build'), join(root, 'apps/server/build'), { recursive: true })
  await cp(join(projectRoot, 'apps/api/src'), join(root, 'apps/api/src'), { recursive: true })
  for (const path of await listUnchanged()) await symlink(join(projectRoot, path), join(root, path))
  await writeFile(join(root, 'package.json'), await nextManifest())
  for (const step of steps) await addMigration(join(root, migrations), step)
  return root
}

/** Packages of a workspace are in a folder of its own where its version differs from the others'. */
async function listUnchanged(): Promise<string[]> {
  const beside = await readdir(join(projectRoot, 'apps/server'))
  return beside.includes('node_modules') ? [...unchanged, 'apps/server/node_modules'] : unchanged
}

async function nextManifest(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  const [major = '0', minor = '0'] = manifest.version.split('.')
  return JSON.stringify({ ...manifest, version: `${major}.${Number(minor) + 1}.0` })
}

async function addMigration(folder: string, sql: string): Promise<void> {
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  if (!last) throw new Error('there is no migration')
  const tag = `9999_newer_${last.idx + 1}`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  await writeFile(path, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), sql)
}
