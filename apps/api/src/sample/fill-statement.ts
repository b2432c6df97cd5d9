import { addDays } from '@dvor/format/days.ts'
import { decimalEuros } from '@dvor/format/money.ts'
import { systemActor } from '../platform/actor.ts'
import { today as todayBy } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { importStatement } from '../statements/import-statement.ts'
import { listLineIds } from '../statements/line-queries.ts'
import { listPayable } from '../statements/suggestion-queries.ts'
import type { SampleServices } from './fill-sample.ts'
import { insertAdded } from './sample-queries.ts'

/** A bank movement with the fewest fields of a CSV; cents, negative is money out. */
interface Movement {
  daysAgo: number
  amount: number
  symbol?: string
  name: string
  message: string
}

const heading = 'Dátum zaúčtovania;Suma;Mena;Variabilný symbol;Názov protiúčtu;Správa pre príjemcu'

/**
 * Adds a statement of the last days whose payments wait for a person: without a symbol, mistyped, or for something
 * else.
 */
export async function fillStatement(db: Db, services: SampleServices): Promise<void> {
  const day = todayBy(services.clock)
  const owing = await listPayable(db, [])
  const rows = [...movementsOf(owing), ...ofOthers].map(({ daysAgo, amount, symbol = '', name, message }) =>
    [addDays(day, -daysAgo), decimalEuros(amount).replace('.', ','), 'EUR', symbol, name, message].join(';'),
  )
  const bytes = Buffer.from(`${[heading, ...rows].join('\n')}\n`)
  const file = { name: 'vypis-z-uctu.csv', bytes, columns: null }
  const { id } = await importStatement(db, systemActor, file, services)
  await insertAdded(db, 'statements', [id])
  await insertAdded(db, 'statement-lines', await listLineIds(db, id))
}

const ofOthers: readonly Movement[] = [
  { daysAgo: 2, amount: 12_000, name: 'Obec Horné Podlipie', message: 'prenájom sály' },
  { daysAgo: 4, amount: -8640, name: 'Stredoslovenská energetika', message: 'preddavok' },
]

/**
 * The balance of a confirmed stay without its symbol, and the deposit of a waiting one with its last digit mistyped.
 */
function movementsOf(owing: readonly Reservation[]): Movement[] {
  const confirmed = owing.find(({ state }) => state === 'confirmed')
  const waiting = owing.find(({ state }) => state === 'awaiting_payment')
  return [
    ...(confirmed
      ? [
          {
            daysAgo: 1,
            amount: confirmed.due,
            name: confirmed.guest_name ?? '',
            message: 'doplatok za pobyt',
          },
        ]
      : []),
    ...(waiting?.number
      ? [
          {
            daysAgo: 3,
            amount: waiting.deposit_due,
            symbol: mistyped(waiting.number),
            name: waiting.guest_name ?? '',
            message: 'záloha',
          },
        ]
      : []),
  ]
}

/** The symbol with one digit changed; with fewer than ninety reservations it belongs to none. */
const mistyped = (number: string): string => `${number.slice(0, -2)}9${number.slice(-1)}`
