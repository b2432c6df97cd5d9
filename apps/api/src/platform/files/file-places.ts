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

/** A given file name in a form that a path can have: one plain segment of at most 100 characters. */
export function plainName(given: string, fallback: string): string {
  // Escapes that browsers write for a quote mark or a line break in a file's name.
  const segment =
    given
      .replace(/%22|%0d|%0a/gi, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const cleaned = segment.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  return cleaned.replace(/^\.+/, '').slice(-100) || fallback
}
