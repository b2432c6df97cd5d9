import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const examples = new URL('../../../../deploy/', import.meta.url)

/** Texts and patterns of an example, each with the text that replaces it everywhere. */
export type Replacements = readonly (readonly [from: string | RegExp, to: string])[]

/**
 * Writes a file of deploy into a folder, with replacements. @param name its path below deploy
 * @param unwanted what may not be left of the example
 * @returns the path of the written file @throws Error when something unwanted is left
 */
export async function configured(
  name: string,
  folder: string,
  changes: Replacements = [],
  unwanted?: RegExp,
): Promise<string> {
  const example = await readFile(new URL(name, examples), 'utf8')
  const text = changes.reduce((before, [from, to]) => before.replaceAll(from, to), example)
  if (unwanted?.test(text)) throw new Error(`deploy/${name} is not as expected`)
  await mkdir(folder, { recursive: true })
  const path = join(folder, basename(name))
  await writeFile(path, text, { mode: 0o644 })
  return path
}
