import type { Readable } from 'node:stream'

/** What a file is stored from: bytes, or a finished file on this machine that stays where it is. */
export type FileSource = Uint8Array | { readonly path: string }

/** A stored file on its way out; whoever opens it reads `content` to its end or destroys it. */
export interface OpenedFile {
  readonly bytes: number
  readonly content: Readable
}

/** Where a stored file lies. */
export interface StoredFile {
  readonly folder: string
  readonly name: string
}

/**
 * Where uploaded files lie: folders with a few files each. A folder's name is unique and never reused, so what is
 * served under it never changes.
 * Every call @throws ApiError `storage_unavailable` when the store does not answer, `storage_full` when it is full.
 */
export interface FileStore {
  /** Finds out at the start whether the store takes us. @throws SettingRefused when it never will */
  check(report: (line: string) => void): Promise<void>
  /** Stores a whole folder or nothing. */
  put(folder: string, files: ReadonlyMap<string, FileSource>): Promise<void>
  /** Adds one file to a folder; false when the folder is gone. */
  add(folder: string, name: string, content: Uint8Array): Promise<boolean>
  /** Puts one file into its place, over one of this name and in a folder that may be gone: for a restore. */
  place(folder: string, name: string, content: Uint8Array): Promise<void>
  open(folder: string, name: string): Promise<OpenedFile | undefined>
  remove(folder: string, name?: string): Promise<void>
  /** Folders that were stored before `moment`, for finding those that nothing refers to. */
  listOlderThan(moment: Date): Promise<string[]>
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<StoredFile>
  /** A path on this machine for a file on its way in; it is swept if it stays behind. */
  temporaryPath(): Promise<string>
  /** Removes temporary files from before `moment`: left by a process that died. */
  sweepTemporary(moment: Date): Promise<void>
}
