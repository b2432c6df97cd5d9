import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Letters that stand for a style module in its class names; the same in the server's and the browser's build. */
function lettersOf(path: string): string {
  const bytes = createHash('sha256').update(path).digest().subarray(0, 4)
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/**
 * Makes class names of style modules short: four letters for the file, then the index of the class. Throws when two
 * files would share their letters.
 */
export function shortClassNames(root: string): (name: string, path: string, css: string) => string {
  const takenBy = new Map<string, string>()
  return (name, path, css) => {
    const file = relative(root, path.split('?')[0] ?? path)
    const letters = lettersOf(file)
    const other = takenBy.get(letters) ?? file
    if (other !== file)
      throw new Error(`${file} and ${other} have the same short class names; rename one of them.`)
    takenBy.set(letters, file)
    return letters + placeOf(name, css).toString(36)
  }
}

/** Index of a class or of a keyframes rule among the names of its sheet. */
function placeOf(name: string, css: string): number {
  const names = new Set(
    Array.from(css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g), (match) => match[1]),
  )
  return [...names].indexOf(name)
}
