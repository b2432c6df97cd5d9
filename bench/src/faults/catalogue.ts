import { databaseRestart } from './database-restart.ts'
import type { Fault } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { kill9 } from './kill.ts'
import { mail } from './mail.ts'
import { secondProcess } from './second-process.ts'
import { sigterm } from './sigterm.ts'

/** Everything that may befall a house, each with what must hold through it. */
export const catalogue: readonly Fault[] = [kill9, mail, databaseRestart, fullDisk, sigterm, secondProcess]
