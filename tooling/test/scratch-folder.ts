import { chmod, mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Space that the databases, uploads and browser profiles of a run take together, with room to spare. */
const NEEDED_MB = 1_000

/**
 * Makes the folder that everything temporary of a run goes into, also that of the programs it starts, and removes it
 * after the run, whatever they have left in it. @throws Error where there is no room
 */
export async function inScratchFolder<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  const parent = tmpdir()
  const free = await statfs(parent).then(({ bavail, bsize }) => Math.floor((bavail * bsize) / 1e6))
  if (free < NEEDED_MB)
    throw new Error(
      `${parent} has ${free} MB free, the tests need ${NEEDED_MB}; TMPDIR names another folder.`,
    )
  // Its name is short, because the path of a socket must be. The database's account may pass through.
  const folder = await mkdtemp(join(parent, 'dvor-'))
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  try {
    return await run()
  } finally {
    for (const elsewhere of await databasesElsewhere(folder)) await rm(elsewhere, REMOVAL)
    await rm(folder, REMOVAL)
  }
}

/** A process that has just been ended may still write its last files. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10 } as const

/** Databases whose account may not enter the folder lie outside of it, behind links named `postgres`. */
async function databasesElsewhere(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const links = entries.filter((entry) => entry.isSymbolicLink() && entry.name === 'postgres')
  const targets = await Promise.all(
    links.map(({ parentPath, name }) => realpath(join(parentPath, name)).catch(() => undefined)),
  )
  return targets.filter((target) => target !== undefined)
}
