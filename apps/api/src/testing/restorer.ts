import type { HouseStores } from '../features/backups/make-backup.ts'
import { restoreBackup } from '../features/backups/restore-backup.ts'

/** A restore in a process of its own, so that it can be killed: what `script/restore --replace` does. */
const { house, path } = JSON.parse(process.argv[2] ?? '') as { house: HouseStores; path: string }
await restoreBackup(house, { path, replace: true, report: () => undefined })
