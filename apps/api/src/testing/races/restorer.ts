import type { InstallationStores } from '../../operations/backups/make-backup.ts'
import { restoreBackup } from '../../operations/backups/restore-backup.ts'

/** A restore in a process of its own, so that it can be killed; the same as `script/restore --replace`. */
const { property, path } = JSON.parse(process.argv[2] ?? '') as { property: InstallationStores; path: string }
await restoreBackup(property, { path, replace: true, report: () => undefined })
