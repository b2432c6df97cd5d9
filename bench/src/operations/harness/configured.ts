import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

const examples = new URL('../../../../deploy/', import.meta.url)

/** Texts of an example, and the texts that replace them. */
export type Replacements = readonly (readonly [from: string | RegExp, to: string])[]

/**
 * Writes a file of deploy into a folder, with replacements for a text or a pattern. @param name its path below deploy
 * @returns the text as written
 * @throws Error when something to be replaced is in none of the given files
 */
export async function configured(name: string, folder: string, changes: Replacements): Promise<string> {
  const example = await readFile(new URL(name, examples), 'utf8')
  const text = changes.reduce(
    (before, [from, to]) =>
      typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to),
    example,
  )
  await writeFile(join(folder, basename(name)), text, { mode: 0o644 })
  return text
}
