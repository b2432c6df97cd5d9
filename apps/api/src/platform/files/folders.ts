import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './store-faults.ts'

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never ends where the system answers "not found" below
 * a folder that exists, as in `/proc`. @throws the system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again
    })
  }
}

/** Why files cannot be written into a folder, which is made where it is missing; null where they can. */
export async function folderFault(folder: string): Promise<string | null> {
  try {
    await makeFolder(folder)
    await access(`${folder}/.`, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Room of the disk that holds a folder, in bytes. */
export interface Room {
  readonly free: number
  readonly total: number
}

/** Reads the room that this process may use. */
export async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Whether little room is left: less than a tenth of the disk, or less than 2 GB. */
export const isLow = ({ free, total }: Room): boolean => free < 2e9 || free < total / 10
