import { newId } from '../../db/ids.ts'

const prefix = '/uploads/'

/**
 * Name of a new file's folder: the hash of its content and a unique part, so that removing one file never removes an
 * equal one.
 */
export const newFolder = (contentHash: string): string =>
  `${contentHash.slice(0, 24)}-${newId().replaceAll('-', '').slice(-8)}`

/** Path of an uploaded file's address, with its name encoded. */
export const urlOf = (folder: string, name: string): string =>
  `${prefix}${folder}/${encodeURIComponent(name)}`

/** The folder of an upload's url. */
export function folderOf(url: string): string {
  const folder = url.startsWith(prefix) ? url.slice(prefix.length).split('/')[0] : undefined
  if (!folder) throw new Error('not a url of an uploaded file')
  return folder
}

/** The file's own name within its folder. */
export const fileNameOf = (url: string): string => decodeURIComponent(url.split('/').at(-1) ?? '')

/**
 * Longest name of a file, to which `.pdf` may be added: the server of addresses takes 100 UTF-16 units in a part of a
 * path, a file system 255 bytes.
 */
const longestName = { units: 96, bytes: 200 } as const

/** The end of a name that is too long, because its ending tells the type; whole characters only. */
function shortened(name: string): string {
  const characters = [...name].slice(-longestName.units)
  const fits = (text: string) =>
    text.length <= longestName.units && Buffer.byteLength(text) <= longestName.bytes
  while (!fits(characters.join(''))) characters.shift()
  return characters.join('')
}

/** A given file name in a form that a path can have: one plain segment that does not begin with a dot. */
export function plainName(name: string, fallback: string): string {
  // Escapes that browsers write for a quote mark or a line break in a file's name.
  const segment =
    name
      .replace(/%22|%0d|%0a/gi, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const cleaned = segment.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  return shortened(cleaned).replace(/^\.+/, '') || fallback
}
