import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { type AwaitedPayment } from '../testing/calls/transfer-calls.ts'
import { openStatementInbox } from '../testing/inbox/statement-inbox.ts'

const here = openStatementInbox()
const { waiting, seen, lying, again, assign, release, mark } = here

test(
  'after any assignments, undos and reversals ledgers and movements add up to the cent',
  { timeout: 120_000 * inject('effort') },
  async () => {
    const known = [await waiting(), await waiting(), await waiting()]
    const action = fc.record({
      what: fc.constantFrom('assign', 'assign', 'release', 'mark', 'open', 'reverse'),
      line: fc.nat(3),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 9000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
        const lines = [await lying(4000), await lying(9000), await lying(500), await lying(-2000)]
        const before = await paidTogether(known)
        for (const { what, line: index, who, amount } of actions) {
          const line = lines[index]?.id ?? ''
          const reservation = known[who]?.id ?? ''
          if (what === 'assign') await assign(line, [reservation, amount])
          else if (what === 'release') await release(line)
          else if (what === 'reverse') await reverseLast(reservation)
          else await mark(line, what === 'mark' ? 'unrelated' : 'open')
        }
        const after = await Promise.all(lines.map(again))
        const allocated = after.reduce((sum, line) => sum + line.allocated, 0)
        expect((await paidTogether(known)) - before).toBe(allocated)
        for (const line of after) {
          const parts = line.allocations.reduce((sum, part) => sum + part.amount, 0)
          expect(parts).toBe(line.allocated)
          expect(Math.abs(line.allocated)).toBeLessThanOrEqual(Math.abs(line.amount))
          expect(line.state === 'assigned').toBe(line.allocated === line.amount)
        }
        for (const { id } of known) expect((await seen(id)).paid).toBeGreaterThanOrEqual(0)
        for (const line of lines) await release(line.id)
      }),
      { numRuns: 6 * inject('effort') },
    )
  },
)

async function paidTogether(known: readonly AwaitedPayment[]): Promise<number> {
  const all = await Promise.all(known.map(async ({ id }) => (await seen(id)).paid))
  return all.reduce((sum, paid) => sum + paid, 0)
}

/** Reverses the latest payment that is not reversed yet, as the page of the reservation does; may be refused. */
async function reverseLast(id: string): Promise<void> {
  const { transaction_logs } = (await here.property.call('GET', `/reservations/${id}`)).body as {
    transaction_logs: { id: string; kind: string; amount: number; reverses: string | null }[]
  }
  const reversed = new Set(transaction_logs.map(({ reverses }) => reverses))
  const last = transaction_logs.findLast((entry) => entry.kind === 'payment' && !reversed.has(entry.id))
  if (!last) return
  const body = { kind: 'reversal', method: 'transfer', amount: last.amount, reverses: last.id }
  await here.property.call('POST', `/reservations/${id}/transaction-logs`, body)
}
