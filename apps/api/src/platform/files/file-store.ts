import type { Readable } from 'node:stream'

/** Source of a file: bytes, or a finished file on this machine, which stays there. */
export type FileSource = Uint8Array | { readonly path: string }

/** An opened file; the caller must read `content` to its end or destroy it. */
export interface OpenedFile {
  readonly bytes: number
  readonly content: Readable
}

/** Location of a stored file. */
export interface StoredFile {
  readonly folder: string
  readonly name: string
}

/**
 * Store of uploaded files: folders with a few files each. A folder's name is unique and never reused, so a served file
 * never changes. Every call @throws ApiError `storage_unavailable` when the store does not answer, `storage_full` when
 * it is full.
 */
export interface FileStore {
  /** Checks at the start that the store accepts the credentials. @throws SettingRefused when it refuses them */
  check(report: (line: string) => void): Promise<void>
  /** Stores a whole folder or nothing. */
  put(folder: string, files: ReadonlyMap<string, FileSource>): Promise<void>
  /** Adds one file to a folder; false when the folder is gone. */
  add(folder: string, name: string, content: Uint8Array): Promise<boolean>
  /** Writes one file, over an existing one and also into a missing folder; for a restore. */
  place(folder: string, name: string, content: Uint8Array): Promise<void>
  open(folder: string, name: string): Promise<OpenedFile | undefined>
  remove(folder: string, name?: string): Promise<void>
  /** Folders stored before `moment`, for finding unreferenced ones. */
  listOlderThan(moment: Date): Promise<string[]>
  /** All stored files, in no order. */
  list(): AsyncIterable<StoredFile>
  /** A path on this machine for a file being received; the nightly clean-up removes it if it is left behind. */
  temporaryPath(): Promise<string>
  /** Removes temporary files from before `moment`, left by a process that ended unexpectedly. */
  sweepTemporary(moment: Date): Promise<void>
}
