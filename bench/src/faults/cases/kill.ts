import { fileURLToPath } from 'node:url'
import { bookThrough } from '../book-through.ts'
import { inTurn, type Fault, type Findings } from '../fault.ts'
import { openServedProperty, type ServedProperty } from '../served-property.ts'

/** Every second time the database is killed, too, as at the end of a container. */
async function killAll(property: ServedProperty, blow: number): Promise<void> {
  if (blow % 2 === 1) process.kill((await property.database()).pid, 'SIGKILL')
  await property.kill()
}

async function killed(bookings: number, blows: number, main?: string): Promise<Findings> {
  const property = await openServedProperty({ main })
  try {
    return await bookThrough(property, { bookings, blows, mayBreak: true }, (blow) => killAll(property, blow))
  } finally {
    await property.close()
  }
}

/** The server with a driver that reports some commits as made when they were rolled back. */
export const forgetfulMain = fileURLToPath(new URL('../forgetful-main.ts', import.meta.url))

/** Drops rows inserted into the outbox. */
async function withoutOutbox(): Promise<Findings> {
  const property = await openServedProperty({ units: 10 })
  try {
    await property.rows(
      `create function swallow() returns trigger language plpgsql as 'begin return null; end'`,
    )
    await property.rows(
      `create trigger swallow before insert on outgoing_emails for each row execute function swallow()`,
    )
    return await bookThrough(property, { bookings: 10, blows: 1, mayBreak: true }, () => property.kill())
  } finally {
    await property.close()
  }
}

export const kill9: Fault = {
  name: 'kill',
  what: 'kill -9 during 1,000 bookings, half of the time with its database: all that was acknowledged stands, with its e-mail',
  rounds: 1,
  run: (rounds) => inTurn(rounds, () => killed(1000, 6)),
  controls: [
    { what: 'a driver that forgets every tenth commit', run: () => killed(40, 1, forgetfulMain) },
    { what: 'an outbox that swallows its rows', run: withoutOutbox },
  ],
}
