import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProgram } from './bundle-program.ts'

const run = promisify(execFile)

/** A program in `src` that reads a file beside one of its modules, and loads another module later. */
async function writeProgram(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'src/texts'), { recursive: true })
  const files = {
    'src/texts/greeting.txt': 'Vitajte',
    'src/texts/read.ts': `import { readFileSync } from 'node:fs'
      export const byUrl: string = readFileSync(new URL('./greeting.txt', import.meta.url), 'utf8')
      export const byFolder: string = readFileSync(import.meta.dirname + '/greeting.txt', 'utf8')`,
    'src/later.ts': `if (import.meta.main) throw new Error('not the program')
      export const later: string = 'neskôr'`,
    'src/main.ts': `import { byFolder, byUrl } from './texts/read.ts'
      const { later } = await import('./later.ts')
      console.log([byUrl, byFolder, later].join(' '))`,
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
  return root
}

test.each([
  { inOneFile: false, files: 2 },
  { inOneFile: true, files: 1 },
])(
  'a bundled program finds the files beside its sources (in one file: $inOneFile)',
  async ({ inOneFile, files }) => {
    const root = await writeProgram()
    const folder = join(root, 'build')
    const chunks = await bundleProgram(join(root, 'src/main.ts'), folder, inOneFile)
    expect(chunks).toHaveLength(files)
    await mkdir(folder)
    for (const { fileName, code } of chunks) await writeFile(join(folder, fileName), code)
    // The sources are gone, so that only the bundle can have run.
    for (const source of ['src/main.ts', 'src/later.ts', 'src/texts/read.ts']) await rm(join(root, source))
    const { stdout } = await run(process.execPath, [join(folder, 'main.mjs')])
    expect(stdout).toBe('Vitajte Vitajte neskôr\n')
  },
)
