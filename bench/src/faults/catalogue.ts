import { backup } from './backup.ts'
import { databaseRestart } from './database-restart.ts'
import { crossingRace } from './crossing.ts'
import type { Fault } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { kill9 } from './kill.ts'
import { lastCouponRace, lastSeatRace } from './last-of-it.ts'
import { mail } from './mail.ts'
import { gatewayNotices } from './notices.ts'
import { oneNightRace, overlapRace, sameKeyRace } from './races.ts'
import { secondProcess } from './second-process.ts'
import { sigterm } from './sigterm.ts'

/** Everything that may befall a house, each with what must hold through it. */
export const catalogue: readonly Fault[] = [
  oneNightRace,
  overlapRace,
  lastSeatRace,
  lastCouponRace,
  sameKeyRace,
  gatewayNotices,
  crossingRace,
  kill9,
  mail,
  databaseRestart,
  fullDisk,
  sigterm,
  secondProcess,
  backup,
]
