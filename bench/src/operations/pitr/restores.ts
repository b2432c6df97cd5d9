import { rename } from 'node:fs/promises'
import { Guests } from '../../faults/guests.ts'
import { faultsOfBookings, ordersOf, type StoredProperty } from '../../faults/kept-bookings.ts'
import { serve, type ArchivedProperty } from './archived-property.ts'
import { acknowledgedBefore, begunAfter, countTraces, type History } from './history.ts'

/** A restore by these options of pgBackRest, as the guide has it; a control has what must be found wrong with it. */
export interface Restore {
  name: string
  what: string
  options(history: History): string[]
  caughtBy?: 'lost' | 'mistake'
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

/** A restored cluster with the product over it, and how it compares. */
export type Restored = Awaited<ReturnType<typeof restore>>

/**
 * Restores into a cluster of its own, starts the product on it and compares. The caller stops both. PostgreSQL replays
 * what was archived from its start until it accepts changes, for `replayMs`.
 */
export async function restore(property: ArchivedProperty, history: History, wanted: Restore) {
  const { archive, old, prepare } = property
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
  const served = await serve(property.ground, cluster, property.served.units)
  return { cluster, served, restoreMs, replayMs, ...(await compare(served, history)) }
}

/** Compares a restored property with what guests and owner were told before the target; a lost order is a violation, too. */
async function compare(restored: StoredProperty, history: History) {
  const acknowledged = acknowledgedBefore(history)
  const orders = await ordersOf(restored)
  const guests = new Guests(restored, { mayBreak: false })
  for (const [nth, one] of acknowledged.entries()) guests.booked.set(nth, one)
  // An order under way at the target may stand or not; one that was begun later may not.
  const later = new Set(history.booked.filter((one) => !acknowledged.includes(one)).map(({ hold }) => hold))
  const tooLate = begunAfter(history).filter(({ hold }) => orders.has(hold))
  const violations = [
    ...(await faultsOfBookings(restored, guests, later)),
    ...tooLate.map(({ number }) => `order ${number} is from after the target`),
    ...(await faultsOfOwner(restored, history)),
  ]
  const { prices, cancelled } = await countTraces(restored)
  const mistake = [
    ...(prices === history.prices ? [] : [`${prices} of ${history.prices} prices are left`]),
    ...(cancelled === 0 ? [] : [`${cancelled} reservations are cancelled`]),
  ]
  const missing = acknowledged.filter(({ hold }) => !orders.has(hold))
  return { lost: missing.map(({ number }) => `order ${number} is missing`), mistake, violations }
}

async function faultsOfOwner({ rows, units }: StoredProperty, { owner, noted, known }: History) {
  const first = `select base_price as price from accommodation_units where id = '${units[0]}'`
  const price = (await rows<{ price: number }>(first))[0]?.price ?? 0
  return owner.allows(price, noted, known) ? [] : [`the owner's last change is lost: ${price}`]
}
