import { runCommand } from './command.ts'
import { readSettings } from './config.ts'
import { withHouse } from './house-stores.ts'
import { reportSweep } from './sweep-report.ts'

/** Looks whether the house is whole, open or not; the command behind `npm run sweep`. */
await runCommand(() => withHouse(readSettings(process.env), reportSweep))
