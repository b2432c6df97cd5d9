import type { Fault, Findings } from '../fault.ts'
import { inTurn } from '../fault.ts'
import { Guests } from '../guests.ts'
import { holdUp } from '../held-up.ts'
import { knock } from '../knocking.ts'
import { openServedProperty, type ServedProperty } from '../served-property.ts'

/** Time (ms) after which the process manager may kill the process. */
const limitMs = 10_000
const standing = 10

/**
 * Ends the server while this number of orders is inside of their transactions, behind a gate that opens once the
 * server has received the signal, and while others arrive. Begun orders must be answered, and no order may be made
 * without an answer.
 */
export async function endUnderLoad(property: ServedProperty, signal: NodeJS.Signals): Promise<Findings> {
  const guests = new Guests(property, { mayBreak: false })
  // The first order of a year begins the series of numbers, and all others would wait for it.
  await guests.book(0)
  const held = await Promise.all(Array.from({ length: standing }, (_, index) => guests.hold(index + 1)))
  const gate = await holdUp((await property.database()).connection, 'outgoing_emails')
  const orders = held.map((one, index) =>
    knock(property.server.url, guests.orderCall(one, `10.9.0.${index}`)),
  )
  await gate.crowd(standing)
  property.server.signal(signal)
  const begun = performance.now()
  if (signal === 'SIGTERM') await property.server.says(/^SIGTERM: closing/m)
  const knocking = Promise.all(
    Array.from({ length: 20 }, () => knock(property.server.url, { method: 'GET', path: '/health' })),
  )
  await gate.releaseHold()
  const answers = await Promise.all(orders)
  const violations = answers
    .filter(({ status }) => status !== 200)
    .map(({ status }) => `an order that was under way was answered: ${status}`)
  const code = await property.server.closed
  const worstMs = performance.now() - begun
  if (code !== 0) violations.push(`the process ended with ${code}`)
  const late = (await knocking).map(({ status }) => status)
  for (const status of late)
    if (typeof status === 'number' && ![200, 503].includes(status))
      violations.push(`a call after the signal was answered ${status}`)
  guests.close()
  await property.start()
  return { violations: [...violations, ...(await property.checkIntegrity())], worstMs }
}

async function ended(rounds: number, signal: NodeJS.Signals): Promise<Findings> {
  return inTurn(rounds, async () => {
    const property = await openServedProperty({ units: 20 })
    try {
      const found = await endUnderLoad(property, signal)
      const late = found.worstMs > limitMs ? [`closing took ${found.worstMs.toFixed(0)} ms`] : []
      return { ...found, violations: [...found.violations, ...late] }
    } finally {
      await property.close()
    }
  })
}

export const sigterm: Fault = {
  name: 'sigterm',
  what: 'SIGTERM with ten orders in the middle of their transactions: all are answered, closed within 10 s',
  rounds: 5,
  run: (rounds) => ended(rounds, 'SIGTERM'),
  controls: [{ what: 'SIGKILL in its place', run: () => ended(1, 'SIGKILL') }],
}
