import { runCommand } from './commands/command.ts'
import { readSettings } from './settings/config.ts'
import { withStores } from './commands/installation-stores.ts'
import { reportSweep } from './commands/integrity-report.ts'

/** Looks whether the property is whole, open or not; the command behind `npm run sweep`. */
await runCommand(() => withStores(readSettings(process.env), reportSweep))
