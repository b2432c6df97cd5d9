import { rename } from 'node:fs/promises'
import { Guests } from '../../faults/guests.ts'
import { faultsOfBookings, ordersOf } from '../../faults/kept-bookings.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'
import { serve, type ArchivedProperty, type Served } from './archived-property.ts'
import { acknowledgedBefore, begunAfter, countTraces, type History } from './history.ts'

/** A restore of the drill, as the guide has it, or a control. */
export interface Restore {
  name: string
  what: string
  /** Options of pgBackRest. */
  options(history: History): string[]
  /** Only for a control: what the comparison must find wrong with it. */
  caughtBy?: 'lost' | 'mistake'
  /** Whether the first repository is out of reach. */
  withoutFirst?: true
}

const toTarget = ({ target }: History) => ['--type=time', `--target=${target}`, '--target-action=promote']

/** The restore that the guide describes. */
export const toMinuteBefore: Restore = {
  name: 'a minute before',
  what: 'to a minute before the mistake',
  options: toTarget,
}

/** The same from the other place, and restores whose faults the comparison must find. */
export const controls: readonly Restore[] = [
  {
    name: 'second place',
    what: 'the same from the second place, the first one is gone',
    options: (history) => ['--repo=2', ...toTarget(history)],
    withoutFirst: true,
  },
  {
    name: 'only the backup',
    what: 'control: without the archived changes, acknowledged orders must be missing',
    options: () => ['--type=immediate', '--target-action=promote'],
    caughtBy: 'lost',
  },
  {
    name: 'to the end',
    what: 'control: with all archived changes, the mistake must be there',
    options: () => ['--type=default'],
    caughtBy: 'mistake',
  },
]

interface Comparison {
  /** Of the orders that were acknowledged before the target, those that are not there. */
  lost: string[]
  /** Traces of the mistake. */
  mistake: string[]
  /** Lost or changed orders, orders from after the target, broken rules of the integrity check. */
  violations: string[]
}

/** A restored cluster with the product over it. */
export interface Restored extends Comparison {
  cluster: ArchivedPostgres
  served: Served
  restoreMs: number
  /** From the start of PostgreSQL until it accepts changes: it replays what was archived. */
  replayMs: number
}

/** Restores into a cluster of its own, starts the product on it and compares. The caller stops both. */
export async function restore(
  { archive, old, ground, served: { units }, prepare }: ArchivedProperty,
  history: History,
  wanted: Restore,
): Promise<Restored> {
  const cluster = await prepare(`restored-${wanted.name.replaceAll(' ', '-')}`)
  const [first, away] = [archive.place(1), `${archive.place(1)}.gone`]
  if (wanted.withoutFirst) await rename(first, away)
  const words = [`--pg1-path=${cluster.data}`, '--archive-mode=off', ...wanted.options(history)]
  const restoreMs = await archive.run(...words, 'restore')
  const replayMs = await cluster.start()
  if (wanted.withoutFirst) await rename(away, first)
  // Order numbers that the old cluster has given are not given again: guests have them in their e-mails.
  const [count] = await old.rows<{ last_value: string }>('select last_value from order_count', 'dvor')
  await cluster.rows(`select setval('order_count', ${count?.last_value})`, 'dvor')
  const served = await serve(ground, cluster, units)
  return { cluster, served, restoreMs, replayMs, ...(await compare(served, history)) }
}

/** Compares a restored property with what guests and owner were told before the target. */
async function compare(restored: Served, history: History): Promise<Comparison> {
  const acknowledged = acknowledgedBefore(history)
  const orders = await ordersOf(restored)
  const guests = new Guests(restored, { mayBreak: false })
  for (const [nth, one] of acknowledged.entries()) guests.booked.set(nth, one)
  // An order under way at the target may stand or not; one that was begun later may not.
  const later = new Set(history.booked.filter((one) => !acknowledged.includes(one)).map(({ hold }) => hold))
  const tooLate = begunAfter(history).filter(({ hold }) => orders.has(hold))
  const { prices, cancelled } = await countTraces(restored)
  return {
    lost: acknowledged.filter(({ hold }) => !orders.has(hold)).map(({ number }) => number),
    mistake: [
      ...(prices === history.prices ? [] : [`${prices} of ${history.prices} prices are left`]),
      ...(cancelled === 0 ? [] : [`${cancelled} reservations are cancelled`]),
    ],
    violations: [
      ...(await faultsOfBookings(restored, guests, later)),
      ...tooLate.map(({ number }) => `order ${number} is from after the target`),
      ...(await faultsOfOwner(restored, history)),
    ],
  }
}

async function faultsOfOwner({ rows, units }: Served, { owner, noted, known }: History): Promise<string[]> {
  const [unit] = await rows<{ base_price: number }>(
    `select base_price from accommodation_units where id = '${units[0]}'`,
  )
  const price = unit?.base_price ?? 0
  return owner.allows(price, noted, known) ? [] : [`the owner's last change is lost: ${price}`]
}
