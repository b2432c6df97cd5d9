import { fileAreas, type FileArea } from '../../platform/files/open-file-store.ts'
import { damaged } from './manifest.ts'

/** Kind of an archive's entry, by its name. */
export type ArchivePlace =
  | { kind: 'rows'; table: string }
  | { kind: 'file'; area: FileArea; folder: string; name: string }

/** A part of a table's rows; parts follow each other in the archive. */
export const rowsName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`

/** The entry of a stored file: the area, the folder of the upload, and its name. */
export const fileName = (area: FileArea, folder: string, name: string): string =>
  `files/${area}/${folder}/${name}`

const tablePart = /^tables\/([a-z][a-z0-9_]*)\/\d{6}\.copy$/
const storedFile = /^files\/([a-z]+)\/([0-9A-Za-z][0-9A-Za-z_-]*)\/([^/\\\p{Cc}]+)$/u

/**
 * Reads the name of an entry. Names are input from outside: one that does not match exactly could lead out of the
 * target folders. @throws OperationRefused for any such name
 */
export function placeOf(name: string): ArchivePlace {
  const [, table] = tablePart.exec(name) ?? []
  if (table) return { kind: 'rows', table }
  const [, area, folder, file] = storedFile.exec(name) ?? []
  const fileArea = fileAreas.find((one) => one === area)
  if (fileArea && folder && file && !file.startsWith('.'))
    return { kind: 'file', area: fileArea, folder, name: file }
  throw damaged(`it holds an entry that no backup writes (${JSON.stringify(name.slice(0, 80))})`)
}
