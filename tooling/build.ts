import { spawn } from 'node:child_process'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parts, type Part } from './build-parts.ts'
import { inputHash } from './input-hash.ts'
import { ROOT, toolEnvironment } from './project.ts'

const MEMORY = join(ROOT, '.cache/build.json')

/** Builds what is stale: all parts, or those named as arguments. One at a time, as each uses all cores. */
async function build(names: string[]): Promise<void> {
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown)
    throw new Error(`There is no part ${unknown}; parts: ${parts.map((part) => part.name).join(', ')}`)
  const wanted = parts.filter((part) => (names.length === 0 ? !part.onlyByName : names.includes(part.name)))
  const built = await readMemory()
  for (const part of wanted) {
    const contained = part.contains ? [built[part.contains] ?? ''] : []
    const hash = await inputHash(ROOT, part.inputs, [part.command, ...part.args, ...contained])
    if (built[part.name] === hash && (await exists(join(ROOT, part.output)))) continue
    await buildPart(part)
    built[part.name] = hash
    await writeMemory(built)
  }
}

async function buildPart(part: Part): Promise<void> {
  const begun = performance.now()
  process.stdout.write(`Building ${part.title}\n`)
  const { code, output } = await run(part)
  if (code !== 0) throw new Error(`${output}\n${part.title} could not be built; the reason stands above.`)
  process.stdout.write(`Built ${part.title} in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
}

/** Runs a part's command. The output of a quiet one is kept for the case that it fails. */
function run({ command, args, cwd, chatty }: Part): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, {
    cwd: join(ROOT, cwd),
    env: toolEnvironment({ NODE_ENV: 'production' }),
    stdio: chatty ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

async function readMemory(): Promise<Record<string, string>> {
  const text = await readFile(MEMORY, 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as Record<string, string>
  } catch {
    return {}
  }
}

async function writeMemory(built: Record<string, string>): Promise<void> {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  await writeFile(`${MEMORY}.new`, JSON.stringify(built, undefined, 2))
  await rename(`${MEMORY}.new`, MEMORY)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

try {
  await build(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
