import { runCommand } from './commands/command.ts'
import { readSettings } from './settings/config.ts'
import { withHouse } from './commands/house-stores.ts'
import { reportSweep } from './commands/sweep-report.ts'

/** Looks whether the house is whole, open or not; the command behind `npm run sweep`. */
await runCommand(() => withHouse(readSettings(process.env), reportSweep))
