import { backup } from './cases/backup.ts'
import { databaseRestart } from './cases/database-restart.ts'
import { crossingRace } from './cases/crossing.ts'
import type { Fault } from './fault.ts'
import { fullDisk } from './cases/full-disk.ts'
import { kill9 } from './cases/kill.ts'
import { lastCouponRace, lastSeatRace } from './cases/last-of-it.ts'
import { mail } from './cases/mail.ts'
import { gatewayNotifications } from './cases/notifications.ts'
import { oneNightRace, overlapRace, sameKeyRace } from './cases/races.ts'
import { secondProcess } from './cases/second-process.ts'
import { sigterm } from './cases/sigterm.ts'

/** All faults, each with the conditions that must hold during it. */
export const catalogue: readonly Fault[] = [
  oneNightRace,
  overlapRace,
  lastSeatRace,
  lastCouponRace,
  sameKeyRace,
  gatewayNotifications,
  crossingRace,
  kill9,
  mail,
  databaseRestart,
  fullDisk,
  sigterm,
  secondProcess,
  backup,
]
