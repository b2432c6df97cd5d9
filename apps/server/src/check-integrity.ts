import { runCommand } from './commands/command.ts'
import { readSettings } from './settings/config.ts'
import { withStores } from './commands/installation-stores.ts'
import { reportIntegrity } from './commands/integrity-report.ts'

/** Runs the integrity check, whether the property is open or not; the command behind `npm run check-integrity`. */
await runCommand(() => withStores(readSettings(process.env), reportIntegrity))
