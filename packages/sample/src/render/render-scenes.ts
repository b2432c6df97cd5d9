import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finish } from './finishes.ts'
import { scenesFolders } from './scenes-folders.ts'
import { renderPicture, type RenderedScene } from './render-picture.ts'
import { scenes, type SceneName } from '../scenes/scene-list.ts'

/** `manifest.json`: every scene of the product by its name. */
export type SceneManifest = Record<SceneName, RenderedScene>

export type Progress = (done: number, total: number, name: SceneName) => void

/** The manifest of an earlier run if no drawing has changed since, else nothing. Takes milliseconds. */
export async function readyManifest(out: string = scenesFolders.full): Promise<SceneManifest | undefined> {
  try {
    const stamp = await readFile(join(out, 'source.txt'), 'utf8')
    if (stamp !== (await sourceStamp())) return undefined
    return JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as SceneManifest
  } catch {
    return undefined
  }
}

export interface RenderOptions {
  out?: string
  progress?: Progress
}

/** Renders missing pictures, writes the manifest and removes pictures without a scene. */
export async function renderScenes(
  finish: Finish,
  { out = scenesFolders[finish], progress = () => {} }: RenderOptions = {},
): Promise<SceneManifest> {
  const ready = await readyManifest(out)
  if (ready !== undefined) return ready
  await mkdir(out, { recursive: true })
  const names = Object.keys(scenes) as SceneName[]
  const rendered = await inParallel(names, (name) => renderPicture(name, out, finish), progress)
  const manifest = Object.fromEntries(names.map((name, index) => [name, rendered[index]])) as SceneManifest
  await replaceFile(join(out, 'manifest.json'), JSON.stringify(manifest))
  await dropOld(out, new Set(rendered.map((one) => one.hash)))
  await replaceFile(join(out, 'source.txt'), await sourceStamp())
  return manifest
}

/** As many at a time as there are cores: an encoder uses one, the drawing in between is short. */
async function inParallel(
  names: readonly SceneName[],
  render: (name: SceneName) => Promise<RenderedScene>,
  progress: Progress,
): Promise<RenderedScene[]> {
  const results: RenderedScene[] = []
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < names.length; index = next++) {
      const name = names[index]
      if (name === undefined) return
      results[index] = await render(name)
      progress(++done, names.length, name)
    }
  }
  await Promise.all(Array.from({ length: Math.min(8, availableParallelism() + 1) }, worker))
  return results
}

const isDrawing = (path: string): boolean =>
  path.endsWith('.ts') && !/\.test\.ts$|^content|render-scenes\.ts$/.test(path)

async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  const source = resolve(import.meta.dirname, '..')
  const files = (await readdir(source, { recursive: true })).filter(isDrawing).toSorted()
  for (const name of files) hash.update(await readFile(join(source, name)))
  return hash.digest('hex')
}

async function replaceFile(path: string, content: string): Promise<void> {
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}

async function dropOld(out: string, kept: ReadonlySet<string>): Promise<void> {
  const folders = (await readdir(out, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  for (const { name } of folders)
    if (!kept.has(name)) await rm(join(out, name), { recursive: true, force: true })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, draft: { type: 'boolean', default: false } },
  })
  const finish = values.draft ? 'draft' : 'full'
  const out = values.out === undefined ? undefined : resolve(values.out)
  const started = performance.now()
  const show: Progress = (done, total, name) => process.stdout.write(`pictures ${done}/${total} ${name}\n`)
  const manifest = await renderScenes(finish, { progress: show, ...(out && { out }) })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${Object.keys(manifest).length} pictures ready in ${seconds} s\n`)
}
