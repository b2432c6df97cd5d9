import { fileURLToPath } from 'node:url'
import { bookThrough } from '../book-through.ts'
import { inTurn, type Fault, type Findings } from '../fault.ts'
import { openServedHouse, type ServedHouse } from '../served-house.ts'

/** Every second blow takes the database along, as the end of a container would. */
async function killAll(house: ServedHouse, blow: number): Promise<void> {
  if (blow % 2 === 1) process.kill((await house.database()).pid, 'SIGKILL')
  await house.kill()
}

async function killed(bookings: number, blows: number, main?: string): Promise<Findings> {
  const house = await openServedHouse({ main })
  try {
    return await bookThrough(house, { bookings, blows, mayBreak: true }, (blow) => killAll(house, blow))
  } finally {
    await house.close()
  }
}

/** The server with a driver that says of some commits that they were made when they were not. */
export const forgetfulMain = fileURLToPath(new URL('../forgetful-main.ts', import.meta.url))

/** Swallows what is put into the outbox. */
async function withoutOutbox(): Promise<Findings> {
  const house = await openServedHouse({ units: 10 })
  try {
    await house.rows(`create function swallow() returns trigger language plpgsql as 'begin return null; end'`)
    await house.rows(
      `create trigger swallow before insert on outgoing_emails for each row execute function swallow()`,
    )
    return await bookThrough(house, { bookings: 10, blows: 1, mayBreak: true }, () => house.kill())
  } finally {
    await house.close()
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
