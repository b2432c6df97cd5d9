import { rename } from 'node:fs/promises'
import { serve, type ArchivedProperty, type Served } from './archived-property.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'
import { compare, type Comparison } from './compare.ts'
import type { History } from './history.ts'

/** A restore of the drill, as the guide has it, or a control. */
export interface Restore {
  name: string
  what: string
  /** Options of pgBackRest. */
  options(history: History): string[]
  /** Only for a control: whether the comparison found what is wrong with it. */
  caughtBy?: (found: Comparison, lost: number) => boolean
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
    caughtBy: (_, lost) => lost > 0,
  },
  {
    name: 'to the end',
    what: 'control: with all archived changes, the mistake must be there',
    options: () => ['--type=default'],
    caughtBy: ({ mistake }) => mistake.length > 0,
  },
]

/** A restored cluster with the product over it. */
export interface Restored extends Comparison {
  cluster: ArchivedPostgres
  served: Served
  restoreMs: number
  /** From the start of PostgreSQL until it accepts changes: it replays what was archived. */
  replayMs: number
}

/** Restores into a cluster of its own, starts the product on it and compares. The caller stops both. */
export async function carryOut(
  property: ArchivedProperty,
  history: History,
  restore: Restore,
): Promise<Restored> {
  const { archive, old, ground, units } = property
  const cluster = await property.prepare(`restored-${restore.name.replaceAll(' ', '-')}`)
  const away = `${archive.place(1)}.gone`
  if (restore.withoutFirst) await rename(archive.place(1), away)
  const words = [`--pg1-path=${cluster.data}`, '--archive-mode=off', ...restore.options(history)]
  const restoreMs = await archive.run(...words, 'restore')
  const replayMs = await cluster.start()
  if (restore.withoutFirst) await rename(away, archive.place(1))
  await keepCounting(old, cluster)
  const served = await serve(ground, cluster, units)
  return { cluster, served, restoreMs, replayMs, ...(await compare(served, history)) }
}

/** Order numbers that the old cluster has given are not given again: guests have them in their e-mails. */
async function keepCounting(old: ArchivedPostgres, restored: ArchivedPostgres): Promise<void> {
  const [count] = await old.rows<{ last_value: string }>('select last_value from order_count', 'dvor')
  await restored.rows(`select setval('order_count', ${count?.last_value})`, 'dvor')
}
