import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, toolEnvironment } from './project.ts'

/** Packages of the project have no versions, and CycloneDX needs one. */
const VERSION = '1.0.0'
const MANIFESTS = ['package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json']
const LARGEST_BILL = 64 * 1024 * 1024

/**
 * All foreign packages of the lockfile as CycloneDX (JSON) of npm's own making. A package that only serves making and
 * testing the product is marked optional; leaving it out there would take along packages that both need.
 */
export async function billOfMaterials(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-sbom-'))
  try {
    for await (const manifest of glob(MANIFESTS, { cwd: ROOT })) await copyVersioned(manifest, folder)
    await cp(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'))
    const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const options = { cwd: folder, env: toolEnvironment(), maxBuffer: LARGEST_BILL }
    return (await promisify(execFile)('npm', words, options)).stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyVersioned(manifest: string, folder: string): Promise<void> {
  const text = await readFile(join(ROOT, manifest), 'utf8')
  const target = join(folder, manifest)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, JSON.stringify({ ...(JSON.parse(text) as object), version: VERSION }))
}

if (import.meta.main) process.stdout.write(await billOfMaterials())
