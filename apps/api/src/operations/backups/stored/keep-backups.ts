import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startOfMonth, startOfWeek, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'

/** Number of the newest days, weeks and months with a backup that keep one. */
const keptPeriods: readonly [count: number, periodOf: (day: Day) => Day][] = [
  [7, (day) => day],
  [4, startOfWeek],
  [12, startOfMonth],
]

const ours = /^dvor-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/

/** Ending of the name of an encrypted archive, as age's own tools expect it. */
export const encryptedEnding = '.age'

/** Whether a file has the name of a backup of ours. */
export const isBackupName = (name: string): boolean => ours.test(name)

/**
 * `dvor-20270310-011300Z.tar.zst`, encrypted ones with `.age` behind it: sorts by time and contains the time of the
 * backup (UTC).
 */
export function backupName(now: Date, isEncrypted = false): string {
  const digits = now.toISOString().replaceAll(/[-:]/g, '')
  return `dvor-${digits.slice(0, 8)}-${digits.slice(9, 15)}Z.tar.zst${isEncrypted ? encryptedEnding : ''}`
}

/**
 * Outdated archives among those named by `backupName`: each of the last 7 days, 4 weeks and 12 months that have any
 * keeps its newest. Periods without a backup do not count, so a property that was closed loses nothing by it.
 */
export function chooseOutdated(names: readonly string[]): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second] = ours.exec(name) ?? []
      return year ? [{ name, day: todayIn(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }] : []
    })
    .toSorted((a, b) => (a.name < b.name ? 1 : -1))
  const keepers = new Set<string>()
  for (const [count, periodOf] of keptPeriods) {
    const periods = new Set<Day>()
    for (const { name, day } of newestFirst) {
      const period = periodOf(day)
      if (periods.has(period)) continue
      if (periods.size === count) break
      periods.add(period)
      keepers.add(name)
    }
  }
  return newestFirst.map(({ name }) => name).filter((name) => !keepers.has(name))
}

/** Removes outdated backups from a folder; files with other names are not touched. */
export async function removeOutdated(folder: string): Promise<void> {
  for (const name of chooseOutdated(await readdir(folder))) await rm(join(folder, name), { force: true })
}
