import { setTimeout as delay } from 'node:timers/promises'
import { bookThrough } from '../book-through.ts'
import { inTurn, type Fault, type Findings } from '../fault.ts'
import { forgetfulMain } from './kill.ts'
import { openServedProperty, type ServedProperty } from '../served-property.ts'

/** Ways to end the database: as `pg_ctl restart` does (fast), as an immediate stop, and as the kernel does. */
const ends = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const

/** Ends the database and waits until the server has started a new one. */
export async function restartDatabase(property: ServedProperty, blow: number): Promise<void> {
  const { pid } = await property.database()
  process.kill(pid, ends[blow % ends.length])
  const revived = async () => (await property.database().catch(() => undefined))?.pid ?? pid
  while ((await revived()) === pid) await delay(20)
}

async function restarted(bookings: number, blows: number, main?: string): Promise<Findings> {
  const property = await openServedProperty({ main })
  try {
    return await bookThrough(property, { bookings, blows, mayBreak: false }, (blow) =>
      restartDatabase(property, blow),
    )
  } finally {
    await property.close()
  }
}

/** A server with one error too few translated: database failures reach guests as faults of the program. */
async function failing(): Promise<Findings> {
  const property = await openServedProperty({ units: 10 })
  try {
    await property.rows(`create function fail() returns trigger language plpgsql as
      'begin raise exception using errcode = ''XX000'', message = ''the disk is broken''; end'`)
    await property.rows('create trigger fail before insert on outgoing_emails execute function fail()')
    return await bookThrough(property, { bookings: 4, blows: 0, mayBreak: false }, async () => undefined)
  } finally {
    await property.close()
  }
}

export const databaseRestart: Fault = {
  name: 'database',
  what: 'PostgreSQL ended fast, at once and by kill -9 under load: 503 for moments, it heals, nothing is lost',
  rounds: 1,
  run: (rounds) => inTurn(rounds, () => restarted(600, 6)),
  controls: [
    { what: 'a driver that forgets every tenth commit', run: () => restarted(40, 1, forgetfulMain) },
    { what: 'a database that fails otherwise', run: failing },
  ],
}
